"""A fabrication hall: steel frames, profile racks, benches, machines."""
from random import Random

import kit as k

FINISHES = ('silver', 'silver', 'champagne', 'white', 'silver', 'champagne', 'anthracite', 'white', 'bronze')


def profile_bar(x, z, length, size, finish, y=0.0):
    """One hollow extrusion that points along +Y, its open end at y."""
    metal, wall = k.aluminium(finish), 0.004
    w, h = size
    k.box((x, x + w), (y, y + length), (z, z + wall), metal, 0.0008)
    k.box((x, x + w), (y, y + length), (z + h - wall, z + h), metal, 0.0008)
    k.box((x, x + wall), (y, y + length), (z + wall, z + h - wall), metal, 0.0008)
    k.box((x + w - wall, x + w), (y, y + length), (z + wall, z + h - wall), metal, 0.0008)
    k.box((x + w * 0.45, x + w * 0.45 + wall), (y + 0.002, y + length), (z + wall, z + h - wall), metal, 0)
    k.box((x + wall, x + w - wall), (y + 0.3, y + 0.31), (z + wall, z + h - wall), k.plain('#0c0c0c', 0.9), 0)


def profile_rack(width=2.4, height=2.6, length=5.0, levels=5, seed=4, steel=None):
    """Cantilever rack of extrusions seen from their ends; built along +X from the origin, bars along +Y."""
    chance, post = Random(seed), steel or k.plain('#2f5d8a', 0.45)
    for y in (0.35, length / 2, length - 0.35):
        for x in (0, width):
            k.box((x - 0.05, x + 0.05), (y - 0.06, y + 0.06), (0, height), post, 0.004)
        for j in range(levels):
            z = 0.25 + j * (height - 0.3) / levels
            k.box((0, width), (y - 0.04, y + 0.04), (z - 0.07, z), post, 0.004)
    for j in range(levels):
        z0, room = 0.25 + j * (height - 0.3) / levels, (height - 0.3) / levels - 0.16
        x, finish = 0.07, chance.choice(FINISHES)
        while x < width - 0.16:
            w, h = chance.choice(((0.06, 0.05), (0.08, 0.06), (0.1, 0.05), (0.05, 0.04)))
            if chance.random() < 0.12:
                finish = chance.choice(FINISHES)
            z = z0
            for _ in range(chance.randint(1, max(1, int(room / h)))):
                profile_bar(x, z, length - chance.uniform(0, 0.25), (w, h), finish, chance.uniform(-0.04, 0.03))
                z += h + 0.002
            x += w + 0.006


def workbench(length=3.2, width=1.4, height=0.85):
    """Steel bench with a felt-covered top, centred, long side along X."""
    steel, felt = k.plain('#39424b', 0.45), k.fabric('#3b3a38')
    for x in (-length / 2 + 0.1, 0, length / 2 - 0.1):
        for y in (-width / 2 + 0.08, width / 2 - 0.08):
            k.box((x - 0.035, x + 0.035), (y - 0.035, y + 0.035), (0, height - 0.08), steel, 0.003)
        k.box((x - 0.05, x + 0.05), (-width / 2, width / 2), (height - 0.08, height - 0.02), steel, 0.003)
    k.box((-length / 2, length / 2), (-width / 2, width / 2), (height - 0.02, height), felt, 0.006)
    for y in (-width / 2 + 0.08, width / 2 - 0.08):
        k.box((-length / 2 + 0.1, length / 2 - 0.1), (y - 0.02, y + 0.02), (0.2, 0.26), steel, 0.003)
    k.box((-length / 2 + 0.12, length / 2 - 0.12), (-width / 2 + 0.1, width / 2 - 0.1), (0.26, 0.28), k.plain('#6d5a43', 0.7), 0.002)


def saw():
    """Double-head mitre saw: long bed, two heads with round guards, centred, along X."""
    paint, steel = k.plain('#d9dcdc', 0.35), k.stainless(0.3)
    k.box((-2.4, 2.4), (-0.3, 0.3), (0.1, 0.78), paint, 0.012)
    k.box((-2.5, 2.5), (-0.34, 0.34), (0.78, 0.84), steel, 0.004)
    for x, colour in ((-1.6, '#c4622d'), (1.1, '#c4622d')):
        k.box((x - 0.35, x + 0.35), (-0.3, 0.34), (0.84, 1.3), paint, 0.03)
        k.rod((x - 0.06, -0.34, 1.2), (x + 0.06, -0.34, 1.2), 0.27, k.plain(colour, 0.4), sides=40)
        k.box((x - 0.2, x + 0.2), (-0.33, -0.3), (1.0, 1.12), k.plain('#22262a', 0.4), 0.004)
    k.box((1.75, 2.15), (-0.36, -0.3), (1.05, 1.4), k.plain('#1b2126', 0.2), 0.01)
    k.box((1.93, 1.97), (-0.3, -0.26), (0.84, 1.1), steel, 0.002)


def portal(span, y, eaves=5.2, ridge=6.6, steel=None, deep=0.26):
    """Steel portal frame of the hall across x at a given y."""
    paint = steel or k.plain('#8d9296', 0.5)
    half = span / 2
    for side in (-1, 1):
        k.beam((side * half, y, 0), (side * half, y, eaves), (deep, 0.16), paint)
        k.beam((side * half, y, eaves - 0.1), (0, y, ridge - 0.1), (0.14, deep), paint)
