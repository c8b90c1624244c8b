"""What clients and server say to each other, and the connections it goes over."""
