"""Wide sliding doors, pushed open between a living room and a terrace above the sea, seen from the terrace."""
import kit as k


def house():
    wall = k.plaster('#e7dcc8', 0.2)
    k.box((-6.5, -4.2), (0, 0.4), (0, 3.4), wall, 0.01)
    k.box((4.2, 6.5), (0, 0.4), (0, 3.4), k.stone('sand', (0.8, 0.25), 0.004), 0.01)
    k.box((-4.2, 4.2), (0.002, 0.398), (2.75, 3.4), wall, 0)
    k.box((-6.8, 6.8), (-1.5, 7.2), (3.4, 3.75), wall, 0.02)
    k.sheet([(-4.2, -1.45, 3.395), (4.2, -1.45, 3.395), (4.2, 0, 3.395), (-4.2, 0, 3.395)], k.wood('teak', 'y', plank=0.14))
    frame, glass = k.aluminium('anthracite'), k.glass('#eef5f2', 0.09)
    k.border((-4.2, 4.2), (0, 2.75), 0.05, 0.22, frame, 0.1, 0.015)
    for x, y in ((-4.15, 0.12), (-3.72, 0.2), (2.05, 0.2), (2.07, 0.12)):
        with k.place((x, y, 0.02)):
            k.leaf_panel(2.1, 2.68, frame, glass, 0.05, 0.045)
    for x in (-1.66, 2.09):
        k.box((x - 0.014, x + 0.014), (0.13, 0.17), (0.9, 1.3), k.stainless(), 0.008)


def room():
    wall = k.plain('#efe9df', 0.8)
    k.floor((-6.4, 6.4), (0.1, 7), k.stone('cream', (1.2, 1.2), 0.002, 0.2, upright=False), 0.002)
    k.box((-6.4, 6.4), (7, 7.2), (0, 3.4), wall, 0)
    k.box((-6.5, -6.3), (0.4, 7), (0, 3.4), wall, 0)
    k.box((6.3, 6.5), (0.4, 7), (0, 3.4), k.wood('walnut', 'z'), 0)
    k.box((6.25, 6.3), (2.6, 4.6), (1.2, 2.3), k.plain('#47606a', 0.8), 0.01)
    k.box((6.22, 6.26), (2.8, 3.7), (1.35, 1.7), k.plain('#c9a06d', 0.8), 0)
    k.floor((-6.4, 6.4), (0.4, 7), k.plain('#f4f0e8', 0.8), 3.2)
    k.box((-1.8, 2.4), (6.9, 7), (0, 3.2), k.wood('walnut', 'z'), 0)
    k.box((-1.2, 1.8), (6.55, 6.95), (0.35, 0.6), k.wood('oak', 'x'), 0.006)
    k.box((-0.5, 1.2), (6.86, 6.9), (1.25, 2.35), k.plain('#47606a', 0.8), 0.01)
    k.box((-0.3, 1.0), (6.85, 6.88), (1.4, 1.75), k.plain('#c9a06d', 0.8), 0)
    k.area((0, 3.5, 3.15), (0, 3.5, 0), (7, 4), 210, '#ffe2bd')
    k.rug((-1.9, 2.5), (2.2, 4.9), 0.004, '#d8cdb9', '#c3b399')
    with k.place((0.2, 4.9, 0)):
        k.sofa(2.9, seats=3, cloth=k.fabric('#cfc6b6'))
    with k.place((0.2, 3.5, 0)):
        k.table(1.3, 0.7, 0.34, k.marble())
        k.lathe([(0.06, 0), (0.1, 0.1), (0.04, 0.24), (0.05, 0.27)], (0.3, 0, 0.34), k.plain('#7c8a80', 0.3))
    with k.place((4.6, 2.6, 0), turn=-100):
        k.lounge_chair()
    with k.place((-2.4, 5.6, 0)):
        k.floor_lamp(1.7, 30)
    k.potted((5.7, 5.4, 0), 0.5, 0.25, kind='fig', seed=4, size=1.15)
    for x in (-0.5, 0.9):
        k.pendant((x, 3.6, 3.2), 0.9, 0.19, k.plain('#c8a16b', 0.35, 1.0), 25)


def terrace():
    k.box((-9, 7.6), (-6.5, 0.1), (-0.6, -0.001), k.stone('travertine', (1.2, 0.6), 0.005, 0.5, upright=False), 0)
    clear = k.glass('#dcefe8', 0.08)
    with k.place((7.5, 0.4, 0), turn=-90):
        k.glass_railing(6.8, 1.1, 1.7, pane_material=clear)
    with k.place((3.1, -1.9, 0), turn=-40):
        k.lounge_chair(cloth=k.fabric('#f1ebdf'))
    with k.place((3.6, -3.6, 0), turn=-100):
        k.lounge_chair(cloth=k.fabric('#f1ebdf'))
    k.rug((1.9, 5.0), (-4.3, -1.3), 0.0, '#b9a98c', '#8f7a5a', 9)
    with k.place((2.5, -2.9, 0.012)):
        k.round_table(0.36, 0.4, k.marble())
        k.lathe([(0.04, 0), (0.07, 0.06), (0.03, 0.14), (0.035, 0.16)], (0, 0, 0.4), k.plain('#b9835a', 0.4))
    k.potted((4.9, -0.5, 0), 0.6, 0.3, k.plain('#d8cfc0', 0.6), 'blades', 3, 1.25)
    k.potted((6.6, -0.6, 0), 0.75, 0.34, k.plain('#4a4744', 0.6), 'bougainvillea', 6, 1.2)
    k.potted((-4.75, -0.5, 0), 0.5, 0.27, k.plain('#a9633f', 0.7), 'shrub', 3, 0.8)


def view():
    k.floor((16, 3000), (-3000, 3000), k.water('#155a70', 0.6, 0.35, 0.18), -12)
    k.floor((7, 16), (-60, 60), k.ground('#c9ab7d', '#a98f63'), -11)
    for i in range(5):
        k.palm((11 + i % 2 * 2, -7 + i * 5.5, -11), 10.2 + i % 3, 3 + i, 36, 3.2)
    with k.place(turn=-90):
        k.skyline((-300, 800), 1150, seed=5, count=26, tallest=260, base=-12, haze='#b4c3cf')


def build():
    k.day(33, 163, sun=6.5, sky=0.15, clouds=0.6, dust=0.7)
    house()
    room()
    terrace()
    view()
    k.camera((-3.3, -4.7, 1.5), (1.5, -0.3, 1.3), 20, exposure=-0.15)
