"""Teaching: lessons and pictures of the rules, both data in the games' folders."""
