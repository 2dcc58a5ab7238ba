"""White UPVC windows in a sand-coloured villa wall, with bougainvillea and palm shadows in strong sun."""
from math import sin
from random import Random

import kit as k


def opening(x, z, wide, high, columns):
    """Window set back in the wall, with its reveal, stone sill and a curtain behind."""
    white = k.upvc()
    with k.place((x, 0.14, z)):
        k.window(wide, high, white, k.glass('#dfe9e8', 0.22), columns, 1, 0.07, 0.08, 0.06, knob=False)
        k.box((-0.02, wide + 0.02), (1.6, 1.7), (-0.2, high + 0.4), k.plain('#5b5348', 0.9), 0)
        for start in (0.05, wide - 0.55):
            with k.place((start, 0.32, 0)):
                k.curtain(0.5, high, k.fabric('#f3eee4', thin=True), 5)
    k.box((x - 0.1, x + wide + 0.1), (-0.07, 0.2), (z - 0.07, z), k.stone('white', joint=0), 0.012)


def wall(openings, x, z, material):
    """Wall of 0.3 m thickness with rectangular holes (x, z, width, height), cut into columns of blocks."""
    edges = sorted({x[0], x[1], *(o[0] for o in openings), *(o[0] + o[2] for o in openings)})
    for left, right in zip(edges, edges[1:]):
        holes = sorted((o[1], o[1] + o[3]) for o in openings if o[0] <= left and right <= o[0] + o[2])
        bottom = z[0]
        for low, high in [*holes, (z[1], z[1])]:
            if low > bottom:
                k.box((left, right), (0, 0.3), (bottom, low), material, 0)
            bottom = high


def climber(x, low, high, reach, seed):
    """Bougainvillea trained up the wall: uneven, thinner towards the top, spilling to the sides."""
    chance = Random(seed)
    k.tube([(x, -0.2, low - 0.1), (x + 0.1, -0.12, (low + high) / 2), (x - 0.05, -0.1, high)], 0.03, k.bark())
    for i in range(110):
        rise = chance.random() ** 1.15
        side = max(-0.95, min(0.95, chance.gauss(0, 0.55))) * reach * (1.2 - 0.5 * rise) + 0.2 * sin(rise * 7)
        at = (x + side, -0.16 - chance.uniform(0, 0.22) * (1 - rise), low + (high - low) * rise)
        k.shrub(at, chance.uniform(0.07, 0.17), '#4d6a33', seed * 100 + i, 0.06, '#c22f78' if chance.random() < 0.8 else None, 1.1, 0.9)


def build():
    k.day(30, 238, sun=7.0, sky=0.16, clouds=0.6)
    render = k.plaster('#dcbf92', 0.5)
    holes = [(-4.4, 0.95, 1.5, 1.5), (-1.4, 0.95, 2.2, 1.5), (2.6, 0.95, 1.5, 1.5), (-4.4, 4.1, 1.5, 1.5), (-1.4, 4.1, 2.2, 1.5), (2.6, 4.1, 1.5, 1.5)]
    wall(holes, (-7, 6), (0, 6.6), render)
    for x, z, wide, high in holes:
        opening(x, z, wide, high, 3 if wide > 2 else 2)
        for side in (x - 0.2, x + wide):
            k.box((side, side + 0.2), (-0.03, 0.1), (z, z + high + 0.2), k.plaster('#efe6d4', 0.2), 0.008)
        k.box((x, x + wide), (-0.03, 0.1), (z + high, z + high + 0.2), k.plaster('#efe6d4', 0.2), 0.008)
    k.box((-7, 6.1), (-0.08, 0.1), (3.2, 3.4), k.plaster('#efe6d4', 0.2), 0.012)
    k.box((-7, 6.2), (-0.25, 0.4), (6.6, 6.85), k.plaster('#efe6d4', 0.2), 0.02)
    k.box((5.98, 6.3), (-0.05, 8), (0, 6.6), render, 0.01)
    k.floor((-30, 50), (-30, 30), k.stone('cream', (0.6, 0.6), 0.006, 0.7, upright=False))
    k.box((-7, 6), (-1.1, -1.0), (0, 0.35), k.stone('sand', (0.6, 0.18), 0.005), 0.01)
    k.floor((-7, 6), (-1, 0), k.ground('#7a5a3a', '#573d26', 5.0), 0.3)
    climber(-2.15, 0.4, 4.6, 0.42, 5)
    climber(5.2, 0.4, 3.0, 0.4, 8)
    for i in range(8):
        k.shrub((-4.0 + i * 1.0, -0.55, 0.42), 0.32, '#5d7840', 50 + i, 0.05)
        k.blades((-3.5 + i * 1.0, -0.75, 0.3), 26, 0.5, 0.02, '#7d8a55', i, 0.8)
    k.palm((-9, -5.5, 0), 8.6, 3, spread=3.2)
    k.palm((-7.4, -4.2, 0), 9.6, 7, spread=3.2)
    k.palm((9.5, 6, 0), 9, 5, spread=3.2)
    k.box((6.3, 40), (4, 4.3), (0, 2.4), k.plaster('#e4d3b2', 0.3), 0.02)
    k.hedge((7, 3.2, 0.4), (20, 3.2, 0.4), 0.6, seed=9)
    k.potted((4.2, -1.7, 0), 0.55, 0.3, k.plain('#a9633f', 0.7), 'grass', 2, 0.95)
    k.camera((-3.9, -5.9, 1.45), (-0.2, 0, 2.1), 28, exposure=-0.35)
