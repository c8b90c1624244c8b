"""The words of Blitz!: themes with their answers, folding, and the judge of what was said.

Everything here is below the games: rules receive a verdict inside a move and never read a
word list, so a replay needs none of this package.
"""
