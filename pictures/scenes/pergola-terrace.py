"""An aluminium pergola with louvres, its stripes of shade over an outdoor lounge."""
import kit as k


def pergola(wide=6.2, deep=4.6, high=2.75):
    frame = k.aluminium('anthracite')
    for x in (0, wide):
        for y in (0, deep):
            k.box((x - 0.075, x + 0.075), (y - 0.075, y + 0.075), (0, high), frame, 0.008)
            k.box((x - 0.11, x + 0.11), (y - 0.11, y + 0.11), (0, 0.02), frame, 0.004)
    for y in (0, deep):
        k.box((-0.075, wide + 0.075), (y - 0.07, y + 0.07), (high, high + 0.24), frame, 0.008)
    for x in (0, wide):
        k.box((x - 0.07, x + 0.07), (0.07, deep - 0.07), (high, high + 0.24), frame, 0.008)
    count = 20
    for i in range(count):
        with k.place((0.12 + (i + 0.5) * (wide - 0.24) / count, 0, high + 0.12), tilt=(0, 22)):
            k.box((-0.15, 0.15), (0.09, deep - 0.09), (-0.012, 0.012), frame, 0.008)


def lounge():
    cloth = k.fabric('#e9e2d4')
    with k.place((3.1, 3.7, 0)):
        k.sofa(2.8, cloth=cloth)
    with k.place((1.0, 2.2, 0), turn=90):
        k.sofa(1.9, cloth=cloth, seats=2, pillows=('#8b9a83', '#e8dfcc'), seed=4)
    with k.place((5.1, 2.1, 0), turn=-72):
        k.lounge_chair(cloth=cloth)
    with k.place((3.0, 2.1, 0)):
        k.table(1.3, 0.75, 0.36, k.wood('teak', 'x'))
        k.lathe([(0.05, 0), (0.09, 0.08), (0.04, 0.22), (0.05, 0.25)], (0.35, 0.05, 0.36), k.plain('#a9633f', 0.6))
        k.box((-0.4, -0.05), (-0.12, 0.14), (0.36, 0.385), k.plain('#d9cdb8', 0.6), 0.004)
    k.rug((1.0, 5.2), (0.8, 3.5), 0.0, '#c9bca3', '#a98f6d', 9)
    k.lantern((4.7, 3.7, 0), power=6)
    k.lantern((0.6, 0.6, 0), 0.5, 0.26, power=6)


def garden():
    k.floor((-3, 9), (-4, 5.3), k.stone('cream', (0.9, 0.9), 0.004, 0.6, upright=False), 0.003)
    k.floor((-60, 60), (-30, 60), k.lawn())
    wall = k.plaster('#e4d5bb', 0.3)
    k.box((-40, 60), (9.6, 9.9), (0, 2.1), wall, 0.02)
    k.hedge((-12, 8.7, 0.35), (14, 8.9, 0.35), 0.7, seed=7)
    for i, x in enumerate((-4.2, -1.6, 8.6, 11.0)):
        k.shrub((x, 8.1, 0.45), 0.62, '#56713a', 40 + i, flowers='#c2367c' if i % 2 else '#e8e2d2')
    for i, x in enumerate((-8.5, -7.2, 0.4, 1.6, 2.5, 12.5)):
        k.shrub((x, 9.5, 1.9 + 0.15 * (i % 2)), 0.75, '#56713a', 60 + i, flowers='#c2367c', squash=0.65)
        for j in range(5):
            k.shrub((x - 0.7 + 0.35 * j, 9.55, 1.55 - 0.22 * ((i + 2 * j) % 4)), 0.26 + 0.04 * (j % 3), '#56713a', 160 + 9 * i + j, flowers='#c2367c', squash=1.0)
    for i in range(12):
        k.blades((-3 + i * 1.05, 6.1 + 0.3 * (i % 3), 0), 36, 0.75, 0.022, '#86925c', i, 0.85)
    k.palm((-5.5, 7.2, 0), 6.6, 3, spread=3.0)
    k.palm((9.6, 6.6, 0), 7.6, 5, spread=3.1)
    k.palm((3.0, 12.5, 0), 8.8, 8, spread=3.1)
    k.potted((6.9, 4.6, 0), 0.7, 0.34, k.plain('#3f3c39', 0.6), 'bougainvillea', 4, 1.25)
    k.potted((-0.9, 4.5, 0), 0.6, 0.3, k.plain('#e2ddd3', 0.6), 'grass', 6, 1.0)
    k.box((-3, 9), (-4.35, -4), (-0.1, 0.03), k.stone('white', joint=0), 0.01)


def build():
    k.day(38, 312, sun=5.4, sky=0.16, clouds=0.7)
    garden()
    pergola()
    lounge()
    k.camera((0.2, -3.9, 1.5), (3.0, 2.6, 1.45), 23, exposure=0.1)
