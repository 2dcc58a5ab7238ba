"""A glass house in a garden at the golden hour, laid for dinner."""
import kit as k


def house(wide=6.4, deep=4.4, eaves=2.7, ridge=4.0):
    frame, glass = k.aluminium('anthracite'), k.glass('#f0f6f2', 0.1)
    for y, turn in ((0, 0), (deep, 0)):
        with k.place((0, y, 0.25), turn=turn):
            k.window(wide, eaves - 0.25, frame, glass, 6, 1, 0.06, 0.08, 0.0, knob=False)
            k.box((0.06, wide - 0.06), (0.01, 0.07), (0.62, 0.66), frame)
    for x in (0, wide):
        with k.place((x, 0, 0.25), turn=90):
            k.window(deep, eaves - 0.25, frame, glass, 4, 1, 0.06, 0.08, 0.0, knob=False)
        k.prism([(0, eaves), (deep, eaves), (deep / 2, ridge)], x - 0.002, x + 0.002, glass, 'x')
        for end in (0, deep):
            k.beam((x, end, eaves), (x, deep / 2, ridge), (0.07, 0.09), frame)
    count = 8
    for i in range(1, count):
        for end in (0, deep):
            k.beam((i * wide / count, end, eaves), (i * wide / count, deep / 2, ridge), (0.045, 0.08), frame)
    for end in (0, deep):
        k.sheet([(0, end, eaves + 0.03), (wide, end, eaves + 0.03), (wide, deep / 2, ridge + 0.03), (0, deep / 2, ridge + 0.03)], glass)
        k.box((-0.06, wide + 0.06), (end - 0.07, end + 0.07), (eaves - 0.06, eaves + 0.03), frame)
    k.box((-0.1, wide + 0.1), (deep / 2 - 0.04, deep / 2 + 0.04), (ridge - 0.02, ridge + 0.07), frame)
    k.box((-0.12, wide + 0.12), (-0.12, deep + 0.12), (0, 0.25), k.stone('sand', (0.5, 0.125), 0.005), 0.01)
    k.floor((0, wide), (0, deep), k.stone('cream', (0.6, 0.6), 0.004, 0.5, upright=False), 0.253)


def dinner():
    with k.place((3.2, 2.2, 0.26)):
        k.table(2.4, 0.95, 0.75, k.wood('oak', 'x'))
        for x in (-0.75, 0.0, 0.75):
            with k.place((x, 0.72, 0)):
                k.dining_chair(k.fabric('#b59f80'), k.wood('oak', 'z'))
            with k.place((x, -0.72, 0), turn=180):
                k.dining_chair(k.fabric('#b59f80'), k.wood('oak', 'z'))
            for y in (-0.27, 0.27):
                k.rod((x, y, 0.75), (x, y, 0.765), 0.13, k.plain('#f2efe8', 0.2), sides=32)
        k.shrub((-0.1, 0, 0.95), 0.2, '#7d8f5a', 3, 0.05, flowers='#efe2cf')
    for x in (2.3, 3.2, 4.1):
        k.pendant((x, 2.2, 3.9), 1.6, 0.2, k.aluminium('bronze'), 160)
    for x, kind in ((0.6, 'bougainvillea'), (5.8, 'palm')):
        k.potted((x, 3.7, 0.25), 0.5, 0.27, k.plain('#a9633f', 0.7), kind, 4, 1.1)
    k.potted((0.6, 0.7, 0.25), 0.45, 0.24, k.plain('#d8cfc0', 0.6), 'blades', 8, 1.0)


def garden():
    k.floor((-60, 60), (-40, 60), k.lawn())
    for i in range(7):
        k.box((2.5, 3.9), (-1.0 - i * 0.95, -0.25 - i * 0.95), (-0.05, 0.03), k.stone('cream', joint=0), 0.015)
    k.hedge((-15, 11, 0.6), (22, 12, 0.6), 1.1, seed=3, step=0.6, leaf_size=0.11)
    for i, x in enumerate((-2.6, -1.5, 7.6, 8.7, 9.9)):
        k.shrub((x, 1.0 + 0.6 * (i % 2), 0.35), 0.6, '#5c7540', 30 + i, flowers=('#efe6d8', '#c8508c')[i % 2])
    for i in range(9):
        k.blades((-0.5 + i * 0.33 + (2.6 if i > 4 else 0), -0.5 - 0.15 * (i % 3), 0), 34, 0.6, 0.018, '#97a066', i, 0.9)
    k.palm((-4.5, 5.5, 0), 7.5, 4, spread=3.0)
    k.palm((10.5, 7.5, 0), 9, 9, spread=3.1)
    k.palm((13.5, 3.5, 0), 6.5, 12, spread=2.9)
    k.palm((-9.5, 9, 0), 9.5, 2, spread=3.1)
    k.lantern((2.2, -1.0, 0), 0.45, 0.24, 12)
    k.lantern((4.25, -2.2, 0), 0.45, 0.24, 12)


def build():
    k.day(12, 292, sun=6.5, sky=0.15, clouds=0.45, dust=1.0)
    garden()
    house()
    dinner()
    k.camera((-0.8, -6.9, 1.55), (3.1, 2, 1.75), 27, exposure=0.8)
