"""White UPVC double doors, one leaf open to a small balcony over gardens, from a bright room."""
import kit as k


def doors(wide=2.0, high=2.35):
    white, glass = k.upvc(), k.glass('#f1f6f4', 0.07)
    k.border((-wide / 2 - 0.07, wide / 2 + 0.07), (0, high + 0.07), 0.065, 0.1, white, 0.05, 0.03)
    leaf = wide / 2 - 0.005
    with k.place((-wide / 2, 0.08, 0.03)):
        k.leaf_panel(leaf, high - 0.04, white, glass, 0.085, 0.065, 0.14)
        k.box((0.085, leaf - 0.085), (0.012, 0.052), (0.78, 0.86), white)
    with k.place((wide / 2, 0.05, 0.03), turn=118):
        with k.place((0, 0, 0)):
            k.leaf_panel(leaf, high - 0.04, white, glass, 0.085, 0.065, 0.14)
            k.box((0.085, leaf - 0.085), (0.012, 0.052), (0.78, 0.86), white)
            k.handle(leaf - 0.045, 1.0, 0.0)
            k.handle(leaf - 0.045, 1.0, 0.065, inside=True)


def room():
    wall = k.plain('#e6dccb', 0.85)
    k.box((-4.2, -1.07), (0, 0.3), (0, 2.9), wall, 0)
    k.box((1.07, 4.2), (0, 0.3), (0, 2.9), wall, 0)
    k.box((-1.07, 1.07), (0.001, 0.299), (2.42, 2.9), wall, 0)
    k.box((-4.3, -4.2), (-6, 0.3), (0, 2.9), wall, 0)
    k.box((4.2, 4.3), (-6, 0.3), (0, 2.9), wall, 0)
    k.box((-4.3, 4.3), (-6.1, -6), (0, 2.9), wall, 0)
    k.floor((-4.3, 4.3), (-6, 0.06), k.wood('oak', 'y', 0.35, plank=0.16))
    k.floor((-4.3, 4.3), (-6, 0.3), k.plain('#f6f2ea', 0.9), 2.9)
    for x in ((-4.2, -1.12), (1.12, 4.2)):
        k.box(x, (-0.02, 0.0), (0, 0.1), k.upvc())
    k.rod((-1.9, -0.12, 2.65), (1.9, -0.12, 2.65), 0.014, k.aluminium('black'))
    for x in (-1.85, 1.15):
        with k.place((x, -0.12, 0.02)):
            k.curtain(0.7, 2.62, k.fabric('#f2ecdf', thin=True), 7)
    k.rug((-1.6, 1.9), (-3.2, -0.9), 0.0, '#d9cdb6', '#bda98a')
    with k.place((2.2, -1.5, 0), turn=-52):
        k.lounge_chair(cloth=k.fabric('#a9b3a2'))
    with k.place((1.25, -2.1, 0)):
        k.round_table(0.27, 0.42, k.wood('oak', 'x'))
        k.lathe([(0.03, 0), (0.06, 0.06), (0.025, 0.15), (0.03, 0.17)], (0, 0, 0.42), k.plain('#f2efe8', 0.3))
    k.potted((-2.3, -0.7, 0), 0.5, 0.25, k.plain('#b9835a', 0.6), 'fig', 4, 1.05)
    k.box((-3.4, -2.5), (-0.04, -0.005), (1.2, 2.1), k.wood('oak', 'z'), 0.004)
    k.box((-3.34, -2.56), (-0.045, -0.03), (1.26, 2.04), k.plain('#dfe3dc', 0.8), 0)
    k.ball((-2.95, -0.046, 1.7), 0.2, k.plain('#c98f5f', 0.8), (1, 0.01, 1))


def outside():
    k.box((-2.2, 2.2), (0.05, 1.7), (-0.2, 0.0), k.stone('cream', (0.6, 0.6), 0.004, 0.6, upright=False), 0.01)
    with k.place((-2.2, 1.62, 0)):
        k.bar_railing(4.4, 1.05, 0.11, k.aluminium('white'))
    k.potted((-1.2, 1.2, 0), 0.42, 0.22, k.plain('#a9633f', 0.7), 'shrub', 4, 0.7)
    k.shrub((1.5, 1.25, 0.55), 0.42, '#56713a', 4, flowers='#c8508c')
    k.lathe([(0.17, 0), (0.24, 0.36), (0.22, 0.36)], (1.5, 1.25, 0), k.plain('#a9633f', 0.7))
    k.floor((-300, 300), (1.8, 300), k.lawn(), -5)
    for i, (x, y) in enumerate(((-3.5, 9), (2.8, 12), (-9, 16), (8, 17), (0.2, 24), (-4, 30))):
        k.palm((x, y, -5), 8.2 + (i % 3), 3 + i, spread=3.1)
    k.hedge((-30, 30, -4), (30, 31, -4), 2.2, seed=4, leaf_size=0.22, step=0.6)
    k.sea(60, 3000, -6, '#2a7387')
    k.skyline((-500, 500), 1200, seed=9, tallest=220, base=-6, mix=0.55)


def build():
    k.day(40, 318, sun=7.0, sky=0.2, clouds=0.6)
    room()
    doors()
    outside()
    k.area((0, -5.6, 2.6), (0, 0, 1.2), (6, 2), 620, '#fff4e4')
    k.camera((-0.8, -4.0, 1.45), (0.15, 0, 1.25), 24, exposure=-0.15, look='Medium High Contrast')
