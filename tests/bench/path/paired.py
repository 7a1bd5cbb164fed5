#!/usr/bin/env python3
"""How much better one player does than another alone, on the same deals: paired.py FILE OTHER, two files that
path-measure has written. Prints the mean difference of totals with its 95 % interval, deal by deal, all four starts."""
import math
import sys


def deals(path):
    with open(path, encoding="ascii") as file:
        for line in file:
            numbers = [int(word) for word in line.split()]
            yield sum(numbers[1::2]) / 4


pairs = list(zip(deals(sys.argv[1]), deals(sys.argv[2])))
differences = [one - other for one, other in pairs]
mean = sum(differences) / len(pairs)
error = math.sqrt(sum((it - mean) ** 2 for it in differences) / (len(pairs) - 1) / len(pairs))
print(f"{len(pairs)} deals from four starts each: {sum(one for one, _ in pairs) / len(pairs):.2f} against "
      f"{sum(other for _, other in pairs) / len(pairs):.2f}, {mean:+.2f} ({mean - 1.96 * error:+.2f} to "
      f"{mean + 1.96 * error:+.2f})")
