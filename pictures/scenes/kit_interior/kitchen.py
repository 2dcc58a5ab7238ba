"""Kitchen fittings: tap, sink, hob, oven, stools."""
from math import cos, pi, sin

import kit as k


def tap(at, metal=None, height=0.34, reach=0.2, turn=0.0):
    """Goose-neck mixer; the spout points towards -Y."""
    steel = metal or k.stainless(0.12)
    with k.place(at, turn):
        k.rod((0, 0, 0), (0, 0, 0.008), 0.028, steel, sides=28)
        k.rod((0, 0, 0), (0, 0, height * 0.62), 0.012, steel)
        bend = [(0, -reach / 2 + reach / 2 * cos(a), height * 0.62 + (height * 0.38) * sin(a)) for a in (pi * i / 12 for i in range(13))]
        k.tube([*bend, (0, -reach, height * 0.45)], 0.011, steel)
        k.rod((0.012, 0, 0.05), (0.07, -0.01, 0.075), 0.0065, steel)


def sink(x, y, z, metal=None):
    """Flush-mounted basin, seen from above the worktop."""
    steel = metal or k.stainless(0.3)
    k.box(x, y, (z - 0.01, z + 0.0015), steel, 0.001)
    k.box((x[0] + 0.02, x[1] - 0.02), (y[0] + 0.02, y[1] - 0.02), (z - 0.005, z + 0.002), k.plain('#3b3c3d', 0.4, 0.6), 0)


def hob(x, y, z):
    """Black glass cooking plate with faint rings."""
    k.box(x, y, (z, z + 0.005), k.plain('#08090a', 0.06), 0.002)
    for u, v, radius in ((0.27, 0.3, 0.09), (0.27, 0.72, 0.075), (0.73, 0.3, 0.075), (0.73, 0.7, 0.1)):
        centre = (x[0] + (x[1] - x[0]) * u, y[0] + (y[1] - y[0]) * v)
        ring = [(centre[0] + radius * cos(2 * pi * i / 40), centre[1] + radius * sin(2 * pi * i / 40), z + 0.005) for i in range(41)]
        k.tube(ring, 0.0012, k.plain('#55585b', 0.5))


def oven(x, z, y=0.0):
    """Built-in oven front: dark glass, steel control strip, bar handle."""
    k.box(x, (y - 0.004, y + 0.02), z, k.plain('#0b0c0d', 0.07), 0.003)
    k.box((x[0], x[1]), (y - 0.006, y), (z[1] - 0.085, z[1]), k.stainless(0.28), 0.002)
    k.rod((x[0] + 0.06, y - 0.045, z[1] - 0.13), (x[1] - 0.06, y - 0.045, z[1] - 0.13), 0.008, k.stainless())
    for end in (x[0] + 0.09, x[1] - 0.09):
        k.rod((end, y, z[1] - 0.13), (end, y - 0.045, z[1] - 0.13), 0.006, k.stainless())
    k.box(((x[0] + x[1]) / 2 - 0.06, (x[0] + x[1]) / 2 + 0.06), (y - 0.008, y), (z[1] - 0.06, z[1] - 0.03), k.plain('#0a0d10', 0.1), 0)



def stool(at, turn=0.0, cloth=None, legs=None, height=0.68, back=True):
    """Bar stool facing -Y: slender legs, foot ring, padded seat and a low wrapped back."""
    metal, pad = legs or k.aluminium('black'), cloth or k.fabric('#b9a183')
    with k.place(at, turn):
        for x in (-0.17, 0.17):
            for y in (-0.17, 0.17):
                k.rod((x * 1.2, y * 1.2, 0), (x * 0.85, y * 0.85, height - 0.04), 0.01, metal)
        corners = [(s * 0.19, t * 0.19, 0.26) for s, t in ((-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1))]
        for a, b in zip(corners, corners[1:]):
            k.rod(a, b, 0.007, metal)
        k.slab((-0.21, 0.21), (-0.2, 0.2), (height - 0.05, height + 0.03), pad, 0.03)
        if back:
            def point(u, v):
                angle = pi * (0.06 + 0.88 * u)
                return (0.225 * cos(angle), 0.02 + 0.2 * sin(angle), height + 0.02 + v * (0.12 + 0.14 * sin(angle) ** 2))
            shell = k.surface(point, 28, 6, pad)
            thick = shell.modifiers.new('thick', 'SOLIDIFY')
            thick.thickness, thick.offset = 0.03, 0.0
