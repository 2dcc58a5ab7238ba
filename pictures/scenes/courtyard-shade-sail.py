"""Two shade sails over a villa courtyard with a fountain and seats."""
import kit as k


def sail(corners, color):
    """Membrane through four corners, its edges drawn in, with ropes to the walls."""
    def point(u, v):
        x, y = u + 0.07 * (0.5 - u) * 4 * v * (1 - v), v + 0.07 * (0.5 - v) * 4 * u * (1 - u)
        weights = ((1 - x) * (1 - y), x * (1 - y), x * y, (1 - x) * y)
        spot = [sum(w * c[axis] for w, c in zip(weights, corners)) for axis in range(3)]
        return (spot[0], spot[1], spot[2] - 0.5 * u * (1 - u) * v * (1 - v) * 4 * 0.5)
    k.surface(point, 26, 26, k.fabric(color, thin=True))
    middle = [sum(c[axis] for c in corners) / 4 for axis in range(3)]
    for corner in corners:
        away = [corner[i] + (corner[i] - middle[i]) * 0.12 for i in range(3)]
        k.tube([corner, away], 0.012, k.stainless(), smooth=False)
        k.ball(corner, 0.045, k.stainless())


def wing(windows, wide, high, arch=False):
    """Courtyard wall along +X with windows (or a glazed door) set in it."""
    wall, trim = k.plaster('#e6d3ad', 0.4), k.plaster('#f2eadb', 0.2)
    k.box((0, wide), (0.1, 0.5), (0, high), wall, 0.004)
    k.box((-0.1, wide + 0.1), (-0.02, 0.6), (high, high + 0.25), trim, 0.015)
    for x, z, w, h in windows:
        k.box((x - 0.15, x + w + 0.15), (0.04, 0.12), (max(0, z - 0.12), z + h + 0.15), trim, 0.01)
        k.box((x, x + w), (0.02, 0.06), (z, z + h), k.plain('#262c30', 0.3), 0)
        with k.place((x, -0.05, z)):
            k.window(w, h, k.aluminium('bronze'), k.glass('#9fb4bb', 0.35), 2, 1, 0.06, 0.07, 0.045, knob=False)


def fountain():
    basin = k.stone('white', joint=0, roughness=0.5)
    for i in range(8):
        with k.place(turn=45 * i):
            k.box((-0.62, 0.62), (-1.5, -1.24), (0, 0.5 - i % 2 * 0.003), basin, 0.015)
    k.rod((0, 0, 0.02), (0, 0, 0.38), 1.3, k.clear_water('#7cc7c6'), sides=8)
    k.rod((0, 0, 0), (0, 0, 0.05), 1.32, k.stone('grey', joint=0), sides=8)
    k.lathe([(0.22, 0), (0.14, 0.3), (0.1, 0.75), (0.5, 0.95), (0.55, 1.02), (0.48, 1.0), (0.08, 0.86), (0.06, 1.3), (0.24, 1.42), (0.26, 1.46), (0.0, 1.4)], (0, 0, 0), basin, 40)


def build():
    k.day(36, 232, sun=7.0, sky=0.16, clouds=0.6)
    k.floor((-9, 9), (-12, 8), k.stone('cream', (0.6, 0.6), 0.005, 0.6, upright=False))
    with k.place((-8, 7, 0)):
        wing([(1.2, 0, 1.9, 2.5), (4.2, 0.8, 1.4, 1.7), (6.9, 0, 2.2, 2.6), (10.4, 0.8, 1.4, 1.7), (12.9, 0, 1.9, 2.5), (1.4, 4.0, 1.4, 1.6), (4.2, 4.0, 1.4, 1.6), (7.3, 4.0, 1.4, 1.6), (10.4, 4.0, 1.4, 1.6), (13.1, 4.0, 1.4, 1.6)], 16, 6.6)
    with k.place((-8, -8, 0), turn=90):
        wing([(6.0, 0, 1.9, 2.5), (9.2, 0.8, 1.4, 1.7), (12.0, 0.8, 1.4, 1.7)], 15, 4.4)
    with k.place((8, 7, 0), turn=-90):
        wing([(1.2, 0.8, 1.4, 1.7), (4.0, 0, 1.9, 2.5), (7.6, 0.8, 1.4, 1.7)], 15, 4.4)
    sail([(-7.0, -1.5, 4.2), (1.6, -2.6, 3.5), (1.4, 5.6, 4.9), (-6.4, 6.2, 3.8)], '#efe7d6')
    sail([(0.2, -1.2, 4.6), (7.1, -2.2, 3.6), (7.0, 5.4, 4.6), (0.6, 6.3, 4.2)], '#d9b98c')
    fountain()
    with k.place((-4.6, 3.9, 0), turn=18):
        k.sofa(2.4, cloth=k.fabric('#efe8da'))
    with k.place((-5.9, 1.6, 0), turn=85):
        k.lounge_chair()
    with k.place((-4.2, 2.3, 0)):
        k.round_table(0.45, 0.38, k.wood('teak', 'x'))
    with k.place((4.4, 2.6, 0)):
        k.table(1.8, 0.9, 0.74, k.wood('teak', 'x'))
        for x in (-0.5, 0.5):
            with k.place((x, 0.7, 0)):
                k.dining_chair(k.fabric('#efe8da'), k.wood('teak', 'z'))
            with k.place((x, -0.7, 0), turn=180):
                k.dining_chair(k.fabric('#efe8da'), k.wood('teak', 'z'))
    for i, (x, y) in enumerate(((-7.2, 6.2), (7.2, 6.1), (-2.2, 6.3), (2.4, 6.3), (6.9, -1.2), (-6.9, -1.2))):
        k.potted((x, y, 0), 0.65, 0.32, k.plain(('#a9633f', '#e2ddd3')[i % 2], 0.7), ('olive', 'bougainvillea', 'grass', 'palm')[i % 4], 3 + i, 1.15)
    for i in range(5):
        k.shrub((-7.3, -0.4 + i * 0.5, 0.4 + 0.3 * i), 0.42, '#4d6a33', i, flowers='#c22f78')
    k.palm((3.2, 10, 0), 9.8, 3)
    k.palm((-4.4, 10.5, 0), 10.6, 8)
    k.palm((10.5, 3, 0), 8.5, 6)
    k.camera((-1.9, -6.6, 1.6), (0.1, 0, 1.95), 22, exposure=-0.35)
