"""Speed, printed as ratios beside peers in one run: `make bench`."""
