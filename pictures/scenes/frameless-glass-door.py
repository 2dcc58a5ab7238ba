"""Frameless glass door with a long steel pull handle at the end of a stone corridor, office behind."""
import kit as k
import kit_interior as inside

WINDOW = (-3.0, 3.0, 0.3, 2.8)


def build():
    stone = k.stone('travertine', (1.2, 0.6), 0.003, 0.45)
    k.box((-4, 4), (-3, 12), (-0.2, 0), k.stone('grey', (1.2, 1.2), 0.003, 0.18, upright=False), 0)
    k.box((-4, 4), (-3, 12), (3.0, 3.2), k.plain('#f1eee7', 0.9), 0)
    k.box((-1.7, -1.5), (-3, 3.6), (0, 3.0), stone, 0)
    k.box((1.5, 1.7), (-3, 3.6), (0, 3.0), k.plain('#e9e2d5', 0.9), 0)
    k.box((-4, 4), (-3.2, -3), (0, 3.0), k.plain('#e9e2d5', 0.9), 0)
    with k.place((1.45, 3.6, 0), turn=-90):
        inside.slats(6.0, 3.0, k.wood('walnut', 'z'))
    glass_front()
    office()
    for x in (-0.7, 0.7):
        k.box((x - 0.03, x + 0.03), (-2.8, 3.4), (2.992, 3.02), k.glow('#fff0da', 4.0), 0)
    k.area((0, 0.5, 2.97), (0, 0.5, 0), (1.6, 5.4), 60, '#fff0da')
    inside.cove((-1.46, -2, 2.95), (-1.46, 3.4, 2.95), 10, (-1.5, 0.7, 0.6))
    k.day(33, 345, 12, 0.2, clouds=0.3)
    inside.settle()
    k.camera((-0.5, -0.7, 1.4), (0.0, 3.6, 1.32), 28, exposure=0.95)


def glass_front():
    """Fixed side panes and a single leaf, opened a little, on patch fittings."""
    steel = k.stainless()
    inside.screen((-1.5, -0.57), (0.03, 3.0), 3.5)
    inside.screen((0.57, 1.5), (0.03, 3.0), 3.5)
    inside.screen((-0.56, 0.56), (2.42, 3.0), 3.5)
    for x in ((-1.5, -0.57), (0.57, 1.5)):
        for z in (1.02, 1.1):
            k.sheet([(x[0], 3.494, z), (x[1], 3.494, z), (x[1], 3.494, z + 0.035), (x[0], 3.494, z + 0.035)], k.frosted())
    k.box((-1.5, 1.5), (3.485, 3.515), (2.97, 3.0), steel, 0.002)
    for x in ((-1.5, -0.57), (0.57, 1.5)):
        k.box(x, (3.485, 3.515), (0, 0.05), steel, 0.002)
    with k.place((0.55, 3.5, 0), turn=180 + 24):
        inside.screen((0.0, 1.1), (0.01, 2.4))
        for z in ((0.01, 0.11), (2.3, 2.4)):
            k.box((-0.004, 0.17), (-0.016, 0.016), z, steel, 0.003)
        inside.pull(1.02, (0.55, 1.95), 0.0, k.aluminium('black'), 0.02)
    k.box((0.4, 0.57), (3.484, 3.516), (2.42, 2.52), steel, 0.003)


def office():
    wall = k.plain('#ebe4d7', 0.9)
    for x in (-4.1, 4.0):
        k.box((x, x + 0.1), (3.6, 12), (0, 3.0), wall, 0)
    with k.place((-4, 9.0, 0)):
        inside.wall(8, 3.0, wall, [(1.0, 7.0, 0.3, 2.8)])
    with k.place((3.0, 9.15, 0.3), turn=180):
        k.window(6.0, 2.5, k.aluminium('anthracite'), columns=4, knob=False)
    k.area((0, 9.3, 1.6), (0, 3, 0.8), (6, 2.5), 130, '#f2f6ff')
    k.rug((-1.6, 2.2), (5.0, 8.2), 0.0, '#97907f', '#857d6d', 9)
    with k.place((0.9, 7.9, 0)):
        k.sofa(2.2, cloth=k.fabric('#5d6d70'))
    with k.place((-0.9, 6.3, 0), turn=118):
        k.lounge_chair(k.fabric('#c7a77d'), k.wood('walnut', 'y'))
    with k.place((0.5, 6.5, 0)):
        k.round_table(0.42, 0.36)
    k.potted((-1.9, 7.9, 0), 0.6, 0.28, k.plain('#d9d0c2', 0.6), 'palm', 2, 1.5)
    k.skyline((-700, 700), 1300, 9, 30, 300, base=-70)
    k.sea(300, z=-70)
