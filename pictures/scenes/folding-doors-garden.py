"""Folding doors stacked open: the living room runs out into a green garden."""
import kit as k


def folded(x, side, count=3, leaf=0.85, high=2.5):
    """Leaves concertinaed against one jamb; side is 1 for the left jamb, -1 for the right."""
    frame, glass = k.aluminium('anthracite'), k.glass('#eef5f2', 0.08)
    for i in range(count):
        with k.place((x + side * (0.1 + i * 0.14), 0.1, 0.02), turn=90 + side * (-5 if i % 2 else 5)):
            k.leaf_panel(leaf, high - 0.04, frame, glass, 0.05, 0.05)


def room():
    wall = k.plain('#efe9dd', 0.85)
    for x in ((-6, -3.4), (3.4, 6)):
        k.box(x, (0, 0.35), (0, 3.0), wall, 0)
    k.box((-3.4, 3.4), (0.001, 0.349), (2.55, 3.0), wall, 0)
    k.border((-3.4, 3.4), (0, 2.55), 0.06, 0.12, k.aluminium('anthracite'), 0.1, 0.015)
    k.floor((-6, 6), (-7, 0.3), k.wood('oak', 'y', 0.35, plank=0.18))
    k.floor((-6, 6), (-7, 0.3), k.plain('#f5f1e9', 0.9), 3.0)
    for x in (-6.1, 6):
        k.box((x, x + 0.1), (-7, 0.3), (0, 3), wall, 0)
    k.box((-6, 6), (-7.1, -7), (0, 3), wall, 0)
    k.rug((-1.8, 2.2), (-3.6, -1.2), 0.0, '#d8cbb2', '#bfa983')
    with k.place((-2.5, -2.3, 0), turn=90):
        k.sofa(2.4, cloth=k.fabric('#8f9c8b'), pillows=('#e8dfcc', '#c98f5f'))
    with k.place((2.2, -1.7, 0), turn=-70):
        k.lounge_chair(cloth=k.fabric('#e3dac8'))
    with k.place((0.1, -2.3, 0.012)):
        k.table(1.2, 0.7, 0.35, k.wood('walnut', 'x'))
        k.lathe([(0.05, 0), (0.1, 0.09), (0.04, 0.24), (0.05, 0.27)], (0.25, 0.05, 0.35), k.plain('#e9e4da', 0.3))
        k.box((-0.4, -0.1), (-0.14, 0.1), (0.35, 0.38), k.plain('#47606a', 0.6), 0.004)
    k.potted((3.6, -0.8, 0), 0.5, 0.26, k.plain('#b9835a', 0.6), 'blades', 4, 1.25)
    k.potted((-4.0, -0.7, 0), 0.6, 0.3, k.plain('#e2ddd3', 0.6), 'grass', 6, 0.9)
    k.pendant((0.1, -2.3, 3.0), 0.9, 0.24, k.fabric('#e3d3b3'), 20)


def garden():
    k.floor((-8, 8), (0.3, 4.2), k.stone('cream', (0.9, 0.9), 0.004, 0.6, upright=False), -0.005)
    k.floor((-60, 60), (4.2, 80), k.lawn(), -0.03)
    with k.place((1.8, 2.9, 0)):
        k.table(2.0, 0.9, 0.74, k.wood('teak', 'x'))
        for x in (-0.55, 0.55):
            with k.place((x, 0.72, 0)):
                k.dining_chair(k.fabric('#efe8da'), k.wood('teak', 'z'))
            with k.place((x, -0.72, 0), turn=180):
                k.dining_chair(k.fabric('#efe8da'), k.wood('teak', 'z'))
    k.hedge((-14, 14, 0.9), (16, 14.5, 0.9), 1.3, seed=3, leaf_size=0.12, step=0.6)
    for i in range(16):
        k.blades((-6 + i * 0.8, 5.2 + 0.5 * (i % 3), 0), 34, 0.8, 0.022, '#86925c', i, 0.9)
    for i, x in enumerate((-5.5, -4.2, -2.7, 4.4, 5.8, 7.0)):
        k.shrub((x, 8.2 + (i % 2), 0.55), 0.8, '#5c7a3f', 10 + i, flowers=('#efe6d8', '#c22f78', '#d88a4a')[i % 3])
    for i, (x, y) in enumerate(((-4.6, 10), (-1.2, 12.5), (3.2, 10.5), (6.6, 12), (-8, 12))):
        k.palm((x, y, 0), 5.8 + (i % 3), 3 + i, spread=2.9)


def build():
    k.day(42, 315, sun=7.0, sky=0.19, clouds=0.5)
    room()
    folded(-3.3, 1)
    folded(3.3, -1)
    garden()
    k.area((0, -6.6, 2.7), (0, 0, 1.2), (8, 1.5), 480, '#fff2e0')
    k.camera((-0.7, -5.5, 1.45), (0.2, 0, 1.3), 23, exposure=0.15)
