"""A glass-walled majlis pavilion in the evening, set in a garden above a still pool."""
import kit as k

LIT = '#ffd9a8'


def pavilion(wide=9.0, deep=6.0, high=3.2):
    bronze, glass = k.aluminium('bronze'), k.glass('#f4f1ea', 0.07)
    for y in (0, deep):
        with k.place((0, y, 0.3)):
            k.window(wide, high, bronze, glass, 6, 1, 0.06, 0.12, 0.0, knob=False)
    for x in (0, wide):
        with k.place((x, 0, 0.3), turn=90):
            k.window(deep, high, bronze, glass, 4, 1, 0.06, 0.12, 0.0, knob=False)
    k.box((-1.3, wide + 1.3), (-1.5, deep + 1.3), (3.5, 3.72), k.plaster('#e9dfcd', 0.15), 0.02)
    k.sheet([(-1.28, -1.48, 3.495), (wide + 1.28, -1.48, 3.495), (wide + 1.28, deep + 1.28, 3.495), (-1.28, deep + 1.28, 3.495)], k.wood('teak', 'x'))
    k.box((-0.6, wide + 0.6), (-0.9, deep + 0.6), (0, 0.3), k.stone('travertine', joint=0, roughness=0.4), 0.012)
    k.box((-0.58, wide + 0.58), (-0.885, -0.86), (0.02, 0.05), k.glow('#ffd39a', 5), 0)
    for i in range(5):
        x = 1.0 + i * 1.75
        k.rod((x, -0.75, 3.47), (x, -0.75, 3.494), 0.05, k.glow('#ffe0b0', 6))
        k.spot((x, -0.75, 3.45), (x, -0.7, 0.3), 60, 90)


def majlis(wide=9.0, deep=6.0):
    red, cream = k.fabric('#7d3038'), k.fabric('#eadfca')
    k.floor((0.05, wide - 0.05), (0.1, deep), k.stone('cream', (0.9, 0.9), 0.003, 0.2, upright=False), 0.305)
    with k.place((0, 0, 0.305)):
        k.rug((1.6, wide - 1.6), (0.9, deep - 1.4), 0.0, '#8a4a44', '#d9c49a', 15)
        for i in range(6):
            x = 1.15 + i * (wide - 2.3) / 5
            k.slab((x - 0.66, x + 0.66), (deep - 1.15, deep - 0.35), (0.06, 0.36), cream, 0.05)
            k.slab((x - 0.64, x + 0.64), (deep - 0.5, deep - 0.28), (0.3, 0.78), cream, 0.06)
            k.cushion((x, deep - 0.6, 0.58), (0.5, 0.46), 0.16, red if i % 2 else k.fabric('#b98d4a'), 3, 70)
        for side, x in ((1, 0.75), (-1, wide - 0.75)):
            for j in range(2):
                y = 1.5 + j * 1.5
                k.slab((x - 0.4, x + 0.4), (y - 0.72, y + 0.72), (0.06, 0.36), cream, 0.05)
                k.slab((x - side * 0.48, x - side * 0.28), (y - 0.7, y + 0.7), (0.3, 0.76), cream, 0.06)
        with k.place((wide / 2, 2.6, 0)):
            k.table(1.6, 0.9, 0.34, k.marble('#3d3733', '#b59a72'))
            k.lathe([(0.06, 0), (0.1, 0.05), (0.09, 0.13), (0.035, 0.2), (0.05, 0.25), (0.015, 0.3)], (0.3, 0, 0.34), k.plain('#c9a055', 0.2, 1.0))
            k.lathe([(0.14, 0), (0.2, 0.05), (0.19, 0.05)], (-0.3, 0, 0.34), k.plain('#c9a055', 0.2, 1.0))
    for i in range(9):
        x = wide / 2 + (i % 3 - 1) * 0.75
        y = 2.6 + (i // 3 - 1) * 0.55
        k.rod((x, y, 2.35 + 0.12 * ((i * 5) % 4)), (x, y, 3.49), 0.003, k.aluminium('bronze'))
        k.ball((x, y, 2.3 + 0.12 * ((i * 5) % 4)), 0.09, k.glow('#ffd9a0', 7))
    k.area((wide / 2, 2.8, 3.4), (wide / 2, 2.8, 0), (6.5, 3.5), 750, LIT)


def garden():
    k.floor((-60, 70), (2, 80), k.lawn())
    k.floor((-60, 70), (-1.2, 2), k.stone('cream', (0.9, 0.9), 0.004, 0.6, upright=False), 0.002)
    k.box((-60, 70), (-1.3, -1.2), (-0.6, 0.03), k.stone('dark', joint=0, roughness=0.4), 0)
    k.floor((-60, 70), (-60, -1.3), k.water('#0d2430', 0.03, 1.2, 0.01), -0.1)
    k.hedge((-16, 13, 0.8), (26, 13, 0.8), 1.2, seed=3, leaf_size=0.12, step=0.6)
    for i, (x, y) in enumerate(((-4.8, 3.5), (-7.8, 6.5), (12.4, 4.2), (15, 7), (2.0, 10.5), (7.5, 11), (-2.5, 9.5))):
        k.palm((x, y, 0), 7.4 + (i * 7) % 4, 3 + i, spread=3.0)
        if i in (0, 2, 3):
            k.spot((x + 0.4, y - 0.7, 0.1), (x, y, 6.5), 380, 55, '#ffd39a')
    for i in range(8):
        k.blades((-5.5 + i * 0.55, 0.9 + 0.3 * (i % 3), 0), 34, 0.85, 0.025, '#6f8050', i, 0.9)
        k.shrub((10.6 + i * 0.8, 1.2, 0.35), 0.5, '#56713a', 20 + i)
    for x in (-0.2, 9.3):
        k.lantern((x, -0.65, 0.3), 0.5, 0.26, 20)


def build():
    k.dusk('#14254f', '#466399', '#d99f88', 0.5, clouds=0.4)
    garden()
    pavilion()
    majlis()
    k.camera((1.2, -9.6, 1.35), (4.1, 0, 1.9), 25, exposure=1.1)
