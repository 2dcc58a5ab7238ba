"""A pivot door of walnut battens in a stone wall, an evening porch with washed light."""
import kit as k


def door(x=(-0.85, 0.75), high=3.0):
    slim = k.aluminium('bronze')
    k.border((x[0] - 0.06, x[1] + 0.06), (0, high + 0.06), 0.055, 0.16, slim, 0.12, 0.015)
    count = 16
    step = (x[1] - x[0]) / count
    for i in range(count):
        left = x[0] + i * step
        k.box((left + 0.004, left + step - 0.004), (0.15, 0.215), (0.03, high), k.wood('walnut', 'z'), 0.006)
    k.box(x, (0.19, 0.22), (0.03, high), k.plain('#1c120b', 0.7), 0)
    k.box((x[1] - 0.3, x[1] - 0.26), (0.05, 0.09), (0.55, 2.25), k.aluminium('bronze'), 0.008)
    for z in (0.75, 2.05):
        k.rod((x[1] - 0.28, 0.09, z), (x[1] - 0.28, 0.16, z), 0.012, k.aluminium('bronze'))
    k.border((x[1] + 0.06, x[1] + 0.66), (0, high + 0.06), 0.045, 0.1, slim, 0.14, 0.03)
    k.pane((x[1] + 0.1, x[1] + 0.62), (0.04, high), 0.19, k.glass('#efe6d6', 0.1))


def hall():
    wall = k.plain('#e9ddc8', 0.8)
    k.box((-2, 3), (3.6, 3.7), (0, 3.2), k.wood('oak', 'z'), 0)
    k.box((2.2, 2.3), (0.4, 3.6), (0, 3.2), wall, 0)
    k.floor((-2, 3), (0.22, 3.6), k.stone('cream', (0.9, 0.9), 0.003, 0.2, upright=False), 0.02)
    k.floor((-2, 3), (0.3, 3.7), k.plain('#f2ebdd', 0.9), 3.2)
    k.area((0.9, 2, 3.1), (0.9, 2, 0), (2, 2), 150)
    with k.place((1.5, 3.2, 0)):
        k.table(0.9, 0.35, 0.8, k.wood('walnut', 'x'))
        k.lathe([(0.08, 0), (0.14, 0.14), (0.05, 0.34), (0.06, 0.38)], (0, 0, 0.8), k.plain('#d8cfc0', 0.4))
    k.pendant((1.3, 2.4, 3.2), 0.9, 0.2, k.aluminium('bronze'), 40)


def porch():
    sand = k.stone('sand', (0.75, 0.25), 0.005)
    k.box((-6, -0.91), (0, 0.45), (-0.5, 4.2), sand, 0)
    k.box((1.41, 6), (0, 0.45), (-0.5, 4.2), sand, 0)
    k.box((-0.91, 1.41), (0.001, 0.449), (3.06, 4.2), sand, 0)
    k.box((-6, 6), (-2.4, 0.5), (4.2, 4.45), k.plaster('#e6dac3', 0.2), 0.02)
    k.sheet([(-6, -2.38, 4.195), (6, -2.38, 4.195), (6, 0, 4.195), (-6, 0, 4.195)], k.wood('teak', 'x'))
    k.box((-2.2, 2.7), (-1.8, 0.05), (-0.2, 0.0), k.stone('travertine', (0.9, 0.6), 0.004, 0.5, upright=False), 0.012)
    for i in (1, 2):
        k.box((-2.2, 2.7), (-1.8 - 0.4 * i, -1.4 - 0.4 * i), (-0.2 - 0.15 * i, -0.15 * i), k.stone('travertine', joint=0, roughness=0.5), 0.012)
        k.box((-2.18, 2.68), (-1.79 - 0.4 * (i - 1), -1.77 - 0.4 * (i - 1)), (-0.15 * i + 0.01, -0.15 * i + 0.03), k.glow('#ffd39a', 4), 0)
    k.floor((-20, 20), (-20, 0.2), k.stone('cream', (0.6, 0.6), 0.006, 0.6, upright=False), -0.45)
    for x in (-3.4, -1.9, 2.3, 3.8):
        k.spot((x, -0.35, 4.1), (x, -0.02, 0), 170, 62)
        k.rod((x, -0.35, 4.15), (x, -0.35, 4.2), 0.05, k.glow('#ffe0b0', 6))
    for x in (-0.4, 0.6):
        k.spot((x, -0.9, 4.15), (x, -0.3, 0), 110, 80)


def build():
    k.dusk('#1b3160', '#4d6da6', '#cfa79b', 0.5, clouds=0.3)
    porch()
    door()
    hall()
    for x, seed in ((-1.55, 3), (2.0, 8)):
        k.potted((x, -0.75, 0), 0.72, 0.31, k.plain('#36322e', 0.6), 'grass', seed, 1.15)
    for i in range(4):
        k.blades((-3.1 - i * 0.6, -0.7, -0.4), 34, 1.1, 0.035, '#5f7545', i, 0.85)
        k.shrub((3.2 + i * 0.7, -0.6, -0.1), 0.45, '#56713a', 9 + i)
    k.box((-6, -2.3), (-1.3, -1.2), (-0.5, -0.1), k.stone('sand', (0.5, 0.2), 0.004), 0.01)
    k.box((2.8, 6), (-1.3, -1.2), (-0.5, -0.1), k.stone('sand', (0.5, 0.2), 0.004), 0.01)
    for x in ((-6, -2.2), (2.7, 6)):
        k.box(x, (-1.2, 0.1), (-0.5, -0.16), k.ground('#6b4f36', '#4d3826', 6.0), 0)
    k.lantern((-1.1, -1.45, 0), 0.5, 0.25, 12)
    k.palm((-5.0, 3.5, 0), 8, 4)
    k.camera((-1.7, -6.2, 1.3), (0.35, 0, 1.75), 28, exposure=1.15)
