"""The laws every game obeys, whoever wrote it: `catalogue` lists them, `checking` tries them."""
