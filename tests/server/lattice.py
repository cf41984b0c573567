"""The attack on the chance generator: from public results alone to its whole state, and so to everything to come.

The generator is linear: a step multiplies its state by MULTIPLIER modulo p = MULTIPLIER * 2**32 - 1. A result says in
which part of its range the lower word lies, and that is nearly which part of its range the next state lies in. So the
states are numbers of which some leading bits are known: a short vector of a lattice, which LLL finds.
"""

from longhall.kernel.chance import MULTIPLIER, advance, below, stirred

WORD = 2**32
A = int(MULTIPLIER)
P = A * WORD - 1
UNIT = 2**22  # xor is looked at in steps of this


def solve(results):
    """The state that the first of these results was read off; each is a value and how many there might be."""
    spans, high = [], (0, A)
    for value, n in results:
        low = xored((-(-value * WORD // n), -(-(value + 1) * WORD // n)), high)
        spans.append(low)
        high = (A * low[0] // WORD, min(A, A * low[1] // WORD + 1))
    # x[k+1] = MULTIPLIER * low[k] + high[k], so that it lies in a span as well.
    middles = [A * (least + most) // 2 for least, most in spans]
    widths = [A * (most - least) for least, most in spans]
    rows = len(spans)
    weight = [16 * P // width for width in widths]
    steps = [pow(A, k, P) for k in range(rows)]
    basis = [[P * weight[k] if k == row else 0 for k in range(rows)] + [0] for row in range(1, rows)]
    basis.insert(0, [step * scale for step, scale in zip(steps, weight, strict=True)] + [0])
    target = [middle * scale for middle, scale in zip(middles, weight, strict=True)] + [4 * P]
    for found in reduced([*basis, target]):
        for sign in (1, -1):
            if found[-1] == sign * 4 * P:
                second = (middles[0] - sign * found[0] // weight[0]) % P
                first = before(second)
                if fits(first, results):
                    return first
    return None


def seeds(state):
    """The seeds of a generator that stood here before its first result."""
    found = []
    for lost in range(4):
        high, low = (state >> 32 << 2) + lost, (state & (WORD - 1)) >> 2
        for _ in range(4):
            high ^= stirred(low)
            low ^= stirred(high ^ 0x2C1B3C6D)
        found.append((high << 30) + low)
    return found


def before(state):
    return state * WORD % P


def xored(value, high):
    """The least and the most of what `value ^ high` can be for numbers in two spans."""
    values = range(value[0] // UNIT, (value[1] - 1) // UNIT + 1)
    highs = range(high[0] // UNIT, (high[1] - 1) // UNIT + 1)
    found = [a ^ b for a in values for b in highs]
    return min(found) * UNIT, (max(found) + 1) * UNIT


def fits(state, results):
    for value, n in results:
        if below(state, n) != value:
            return False
        state = advance(state)
    return True


def reduced(basis):
    """LLL with whole numbers (Cohen, A Course in Computational Algebraic Number Theory, 2.6.7)."""
    b = [list(row) for row in basis]
    n = len(b)
    d = [1] + [0] * n
    lam = [[0] * n for _ in range(n)]

    def dot(x, y):
        return sum(p * q for p, q in zip(x, y, strict=True))

    def reduce(k, j):
        if 2 * abs(lam[k][j]) > d[j + 1]:
            q = (2 * lam[k][j] + d[j + 1]) // (2 * d[j + 1])
            b[k] = [x - q * y for x, y in zip(b[k], b[j], strict=True)]
            lam[k][j] -= q * d[j + 1]
            for i in range(j):
                lam[k][i] -= q * lam[j][i]

    k, known = 1, 0
    d[1] = dot(b[0], b[0])
    while k < n:
        if k > known:
            known = k
            for j in range(k + 1):
                u = dot(b[k], b[j])
                for i in range(j):
                    u = (d[i + 1] * u - lam[k][i] * lam[j][i]) // d[i]
                if j < k:
                    lam[k][j] = u
                else:
                    d[k + 1] = u
        reduce(k, k - 1)
        if 4 * (d[k + 1] * d[k - 1] + lam[k][k - 1] ** 2) < 3 * d[k] ** 2:
            b[k], b[k - 1] = b[k - 1], b[k]
            for j in range(k - 1):
                lam[k][j], lam[k - 1][j] = lam[k - 1][j], lam[k][j]
            shared = lam[k][k - 1]
            whole = (d[k - 1] * d[k + 1] + shared**2) // d[k]
            for i in range(k + 1, known + 1):
                t = lam[i][k]
                lam[i][k] = (d[k + 1] * lam[i][k - 1] - shared * t) // d[k]
                lam[i][k - 1] = (whole * t + shared * lam[i][k]) // d[k + 1]
            d[k] = whole
            k = max(1, k - 1)
        else:
            for j in range(k - 2, -1, -1):
                reduce(k, j)
            k += 1
    return b
