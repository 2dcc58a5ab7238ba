"""Ends of thermally broken window profiles on the bench: chambers, polyamide bars, seals and a piece of the glass."""
import kit as k
import kit_interior as inside

WALL = 0.0019


def chamber(x, z, length, coat, raw):
    """Hollow rectangle along +Y whose cut end at y = 0 shows bare metal."""
    for a, b in (((x[0], x[1]), (z[0], z[0] + WALL)), ((x[0], x[1]), (z[1] - WALL, z[1])), ((x[0], x[0] + WALL), z), ((x[1] - WALL, x[1]), z)):
        k.box(a, (0, length), b, coat, 0.0004)
        k.box((a[0] + 0.0001, a[1] - 0.0001), (-0.0003, 0.0001), (b[0] + 0.0001, b[1] - 0.0001), raw, 0)


def web(x, z, length, coat, raw):
    k.box(x, (0, length), z, coat, 0.0004)
    k.box((x[0] + 0.0001, x[1] - 0.0001), (-0.0003, 0.0001), (z[0] + 0.0001, z[1] - 0.0001), raw, 0)


def frame(length, finish, height=0.064):
    """Frame profile 75 mm deep: outer and inner shell, two polyamide bars, foam between them, seals in their grooves."""
    coat, raw, polyamide, rubber = k.aluminium(finish), k.plain('#d3d5d6', 0.22, 1.0), k.plain('#1a1b1d', 0.6), k.plain('#0b0b0c', 0.85)
    chamber((0, 0.026), (0, height), length, coat, raw)
    chamber((0.051, 0.077), (0, height), length, coat, raw)
    web((0.0125, 0.0125 + WALL), (WALL, height - WALL), length, coat, raw)
    web((0.051 + WALL, 0.077 - WALL), (height * 0.55, height * 0.55 + WALL), length, coat, raw)
    for z in (0.012, height - 0.016):
        web((0.0245, 0.0525), (z, z + 0.0035), length, polyamide, polyamide)
        for x in (0.024, 0.0505):
            web((x, x + 0.0025), (z - 0.002, z + 0.0055), length, polyamide, polyamide)
    k.box((0.028, 0.049), (0.0015, length), (0.0165, height - 0.0175), k.plain('#8c9aa0', 0.95), 0.002)
    web((0, WALL), (height, height + 0.022), length, coat, raw)
    web((0.0, 0.006), (height + 0.02, height + 0.022), length, coat, raw)
    for x, z in ((0.0035, height + 0.014), (0.0715, height + 0.003)):
        k.rod((x, 0.001, z), (x, length, z), 0.0032, rubber, sides=18)
        k.rod((x, 0.001, z - 0.004), (x, length, z - 0.004), 0.0018, rubber, sides=14)
    chamber((0.058, 0.077), (height, height + 0.02), length, coat, raw)


def unit(length, high):
    """Piece of an insulating glass unit with its spacer."""
    edge = k.plain('#9cc4b8', 0.12)
    for x in (0.0, 0.022):
        k.box((x, x + 0.006), (0, length), (0, high), k.glass('#dcefe9', 0.12), 0.0006)
        k.box((x + 0.0003, x + 0.0057), (-0.0004, 0.0), (0, high), edge, 0)
        k.box((x + 0.0003, x + 0.0057), (0.0, length), (high - 0.0002, high + 0.0003), edge, 0)
    k.box((0.0062, 0.0218), (0.0, length), (0.002, 0.011), k.plain('#17181a', 0.7), 0)
    k.box((0.0062, 0.0218), (0.001, length), (0.011, 0.017), k.plain('#b4b8ba', 0.3, 0.9), 0)


def build():
    k.day(30, 60, 8, 0.2, clouds=0.3)
    bench = k.wood('oak', 'x', 0.5)
    k.box((-2.0, 2.0), (-0.5, 1.2), (-0.05, 0), bench, 0.004)
    for x, turn, length, finish, height in ((-0.16, -13, 0.62, 'bronze', 0.064), (-0.015, -13, 0.5, 'anthracite', 0.064), (0.135, -13, 0.56, 'champagne', 0.05)):
        with k.place((x, 0.02 + abs(x) * 0.12, 0.0), turn=turn):
            frame(length, finish, height)
    with k.place((-0.003, 0.05, 0.0668), turn=-13):
        with k.place((0.018, 0.03, 0)):
            unit(0.34, 0.12)
    with k.place((0.27, 0.0, 0.0), turn=22):
        k.box((0, 0.22), (0, 0.022), (0, 0.004), k.stainless(0.3), 0.0008)
        k.box((0, 0.016), (0, 0.16), (0, 0.004), k.stainless(0.3), 0.0008)
        for i in range(20):
            k.box((0.02 + i * 0.01, 0.0204 + i * 0.01), (0.0, 0.006 if i % 5 else 0.01), (0.004, 0.0042), k.plain('#1a1a1a', 0.6), 0)
    with k.place((-0.36, 0.1, 0), turn=30):
        k.rod((0, 0, 0.016), (0.12, 0, 0.016), 0.016, k.plain('#c4622d', 0.4), sides=32)
        k.rod((0.12, 0, 0.016), (0.23, 0, 0.016), 0.0035, k.stainless(0.2), sides=20)
    k.box((-8, 8), (-3, 16), (-1.1, -0.9), k.concrete('#8f8c86'), 0)
    for x in (-3.4, 0.6):
        with k.place((x, 5.0, -0.9)):
            inside.profile_rack(2.6, 3.0, 5.0, 5, seed=int(10 + x))
    k.box((-8, 8), (11, 11.2), (-1, 5), k.plain('#ddd6c8', 0.9), 0)
    k.box((-8, 8), (-3.2, -3), (-1, 5), k.plain('#ddd6c8', 0.9), 0)
    k.area((-1.6, -0.2, 1.6), (0, 0.1, 0), (1.2, 0.8), 42, '#fff4e4')
    k.area((1.4, 1.2, 1.3), (0, 0.1, 0), (0.8, 1.2), 16, '#dfeaff')
    k.area((0, 4, 4.4), (0, 5, 0), (3, 8), 420, '#f1f5ff')
    k.camera((-0.17, -0.42, 0.19), (0.0, 0.08, 0.055), 46, level=False, fstop=6.3, focus=0.47, exposure=0.75)
