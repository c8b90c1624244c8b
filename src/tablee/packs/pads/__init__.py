"""Score pads for the boxes on the shelf: what people enter, counted by their game's own scoring."""
