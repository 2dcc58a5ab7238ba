"""A front door of UPVC in deep green with a side light, under a porch with pots and a lamp."""
import kit as k

GREEN = '#2f4a40'


def door():
    coat, glass = k.plain(GREEN, 0.28), k.glass('#dce8e4', 0.16)
    frame = k.upvc()
    k.border((-0.62, 1.28), (0, 2.5), 0.075, 0.11, frame, 0.1, 0.03)
    k.box((0.45, 0.52), (0.1, 0.21), (0.03, 2.43), frame)
    k.box((-0.545, 0.45), (0.1, 0.21), (2.08, 2.14), frame)
    k.pane((-0.545, 0.45), (2.14, 2.43), 0.15, glass)
    k.box((-0.54, 0.445), (0.125, 0.185), (0.035, 2.075), coat, 0.006)
    for x in ((-0.42, -0.07), (-0.03, 0.32)):
        k.border(x, (0.2, 0.82), 0.035, 0.02, coat, 0.112)
        k.box((x[0] + 0.06, x[1] - 0.06), (0.112, 0.13), (0.26, 0.76), coat, 0.008)
        k.border(x, (1.0, 1.92), 0.04, 0.025, coat, 0.108)
        k.pane((x[0] + 0.04, x[1] - 0.04), (1.04, 1.88), 0.12, k.glass('#9fb3b0', 0.25))
    k.border((0.53, 1.2), (0.04, 2.42), 0.05, 0.05, frame, 0.12)
    k.pane((0.58, 1.15), (0.09, 2.37), 0.14, k.frosted('#dfe9e6'))
    for z in (0.8, 1.6):
        k.box((0.58, 1.15), (0.128, 0.15), (z - 0.02, z + 0.02), frame, 0.003)
    k.rod((0.385, 0.06, 0.75), (0.385, 0.06, 1.35), 0.016, k.stainless())
    for z in (0.82, 1.28):
        k.rod((0.385, 0.13, z), (0.385, 0.06, z), 0.01, k.stainless())
    k.box((-0.2, 0.1), (0.105, 0.125), (0.9, 0.945), k.stainless(), 0.004)


def porch():
    wall, trim = k.plaster('#e3cda5', 0.4), k.plaster('#f0e8d8', 0.2)
    k.box((-5, -0.62), (0.02, 0.4), (0, 4.6), wall, 0)
    k.box((1.28, 6), (0.02, 0.4), (0, 4.6), wall, 0)
    k.box((-0.62, 1.28), (0.02, 0.4), (2.5, 4.6), wall, 0)
    for x in (-0.84, 1.28):
        k.box((x, x + 0.22), (-0.03, 0.1), (0, 2.72), trim, 0.01)
    k.box((-0.62, 1.28), (-0.03, 0.1), (2.5, 2.72), trim, 0.01)
    k.box((-1.5, 2.2), (-1.5, 0.1), (3.0, 3.22), trim, 0.02)
    for x in (-1.32, 2.02):
        k.box((x - 0.13, x + 0.13), (-1.4, -1.14), (0.2, 3.0), k.stone('sand', (0.26, 0.3), 0.004), 0.012)
        k.box((x - 0.17, x + 0.17), (-1.44, -1.1), (0.16, 0.3), trim, 0.012)
    k.box((-1.7, 2.4), (-1.7, 0.1), (-0.1, 0.16), k.stone('travertine', (0.6, 0.6), 0.004, upright=False), 0.015)
    k.box((-2.0, 2.7), (-2.1, -1.7), (-0.1, 0.08), k.stone('cream', joint=0), 0.015)
    k.box((-0.55, 1.0), (-0.75, -0.1), (0.16, 0.18), k.fabric('#6b5a43'), 0.006)
    k.box((1.52, 1.66), (-0.1, 0.02), (1.85, 2.2), k.aluminium('black'), 0.01)
    k.box((1.54, 1.64), (-0.11, -0.05), (1.9, 2.15), k.glow('#ffd9a0', 5), 0.004)
    k.bulb((1.59, -0.2, 2.0), 14)


def inside():
    k.box((-1.5, 2.5), (3.4, 3.5), (0, 3), k.plain('#d9cdb9', 0.8), 0)
    k.floor((-1.5, 2.5), (0.1, 3.5), k.wood('oak', 'y', plank=0.16), 0.03)
    k.area((0.4, 1.8, 2.9), (0.4, 1.8, 0), (1.5, 1.5), 80)


def build():
    k.day(38, 226, sun=6.5, sky=0.15, clouds=0.5)
    porch()
    with k.place((0, 0, 0.16)):
        door()
        inside()
    k.floor((-20, 20), (-20, 0.05), k.stone('sand', (0.6, 0.6), 0.006, 0.7, upright=False), -0.02)
    for x in (-0.95, 1.72):
        k.potted((x, -0.55, 0.16), 0.55, 0.25, k.plain('#3f3c39', 0.6), 'bougainvillea' if x < 0 else 'grass', 3 if x < 0 else 7, 0.95)
    k.potted((-1.95, -0.85, 0), 0.42, 0.23, k.plain('#a9633f', 0.7), 'blades', 4, 0.75)
    k.potted((2.85, -0.7, 0), 0.5, 0.26, k.plain('#a9633f', 0.7), 'shrub', 4, 0.8)
    for i in range(5):
        k.shrub((-2.6 - i * 0.6, -0.45, 0.3), 0.38, '#56713a', 11 + i, flowers='#efe6d8' if i % 2 else None)
        k.shrub((3.5 + i * 0.6, -0.45, 0.3), 0.38, '#56713a', 21 + i, flowers='#c8508c' if i % 2 else None)
    k.palm((-5.5, -4.8, 0), 6.5, 3)
    k.camera((-1.35, -4.9, 1.5), (0.4, 0, 1.5), 28, exposure=-0.35)
