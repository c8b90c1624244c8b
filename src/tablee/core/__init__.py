"""What every game shares: chance, moves, the Game/State contract, notation, records.

Pure data and functions: no input or output, no clock, no logging.
"""
