"""An open kitchen drawer: walnut front with a bronze pull, steel sides on a concealed runner, oak dividers, a stone worktop above."""
import kit as k
import kit_interior as inside


def drawer(wide, deep, out, high):
    """Pulled out towards -Y by `out`; front at the origin's height."""
    steel, front, bronze, oak = k.plain('#c7c9ca', 0.3, 0.9), k.wood('walnut', 'x', 0.38), k.aluminium('bronze'), k.wood('oak', 'y')
    with k.place((0, -out, 0)):
        k.box((0.002, wide - 0.002), (-0.022, 0), (0.002, high - 0.002), front, 0.0012)
        k.box((0.0, wide), (-0.001, 0.0005), (0.0, high), k.plain('#2b1c12', 0.6), 0)
        for x in (0.12, wide - 0.12):
            k.rod((x, -0.022, high - 0.05), (x, -0.05, high - 0.05), 0.005, bronze, sides=24)
        k.box((0.09, wide - 0.09), (-0.058, -0.046), (high - 0.056, high - 0.044), bronze, 0.003)
        for x in (0.022, wide - 0.036):
            k.box((x, x + 0.014), (0, deep), (0.03, 0.112), steel, 0.002)
            k.box((x + 0.002, x + 0.012), (0, deep), (0.112, 0.1135), k.plain('#eceeee', 0.25, 0.6), 0.0005)
        k.box((0.034, wide - 0.034), (0, deep), (0.03, 0.046), oak, 0.001)
        k.box((0.034, wide - 0.034), (deep - 0.012, deep), (0.03, 0.1), oak, 0.001)
        for x in (0.2, 0.34, 0.48):
            k.box((x, x + 0.008), (0.02, deep - 0.02), (0.046, 0.098), oak, 0.0015)
        for y in (0.2,):
            k.box((0.488, wide - 0.036), (y, y + 0.008), (0.046, 0.098), oak, 0.0015)
        cutlery(deep)
    for x in (0.006, wide - 0.018):
        k.box((x, x + 0.012), (-out + 0.06, 0.4), (0.034, 0.062), k.stainless(0.3), 0.0015)
        k.box((x + 0.003, x + 0.009), (-out + 0.03, 0.2), (0.04, 0.056), k.plain('#9da1a3', 0.3, 0.9), 0.001)


def cutlery(deep):
    """Knives, forks and spoons as simple blades in three rows, and a bowl of spices."""
    metal = k.stainless(0.12)
    for i in range(5):
        x = 0.06 + i * 0.026
        k.rod((x, 0.05, 0.054 + 0.002 * (i % 2)), (x + 0.004, 0.15, 0.055), 0.0042, metal, 0.003, 16)
        k.box((x - 0.004, x + 0.008), (0.15, 0.25), (0.053, 0.0555), metal, 0.001)
    for i in range(5):
        x = 0.222 + i * 0.025
        k.rod((x, 0.05, 0.055), (x, 0.18, 0.056), 0.0032, metal, 0.0026, 14)
        k.ball((x, 0.205, 0.057), 0.014, metal, (0.85, 1.7, 0.28))
    for i in range(3):
        x = 0.37 + i * 0.036
        k.box((x - 0.009, x + 0.009), (0.05, 0.17), (0.047, 0.065), k.wood('walnut', 'y'), 0.006)
        k.box((x - 0.001, x + 0.001), (0.17, 0.33), (0.048, 0.078), metal, 0.0004)
    for i, tone in enumerate(('#b7572b', '#8a6b2e', '#5c3a24', '#c99a3d')):
        x, y = 0.56 + (i % 2) * 0.1, 0.08 + (i // 2) * 0.2
        k.rod((x, y, 0.047), (x, y, 0.092), 0.033, k.plain(tone, 0.8), sides=40)
        k.rod((x, y, 0.092), (x, y, 0.1), 0.034, k.wood('oak', 'x'), sides=40)


def build():
    k.day(28, 66, 11, 0.2, clouds=0.3)
    wide, high = 0.8, 0.2
    walnut, dark = k.wood('walnut', 'x', 0.38), k.plain('#1a1512', 0.7)
    for n in (-2, -1, 1):
        x = n * wide
        k.box((x + 0.002, x + wide - 0.002), (-0.022, 0), (0.002, high - 0.002), walnut, 0.0012)
        k.box((x + 0.09, x + wide - 0.09), (-0.058, -0.046), (high - 0.056, high - 0.044), k.aluminium('bronze'), 0.003)
        for at in (x + 0.12, x + wide - 0.12):
            k.rod((at, -0.022, high - 0.05), (at, -0.05, high - 0.05), 0.005, k.aluminium('bronze'), sides=24)
    for n in (-2, -1, 0, 1):
        x = n * wide
        k.box((x + 0.002, x + wide - 0.002), (-0.022, 0), (-0.72, -0.002), walnut, 0.0012)
        k.box((x + 0.09, x + wide - 0.09), (-0.058, -0.046), (-0.058, -0.046), k.aluminium('bronze'), 0.003)
    for n in (-2, -1, 0, 1, 2):
        k.box((n * wide - 0.009, n * wide + 0.009), (0.001, 0.6), (-0.7, high + 0.01), k.wood('walnut', 'z'), 0)
    k.box((-1.6, 1.6), (0.5, 0.6), (-0.7, high), dark, 0)
    k.box((-1.6, 1.6), (0.001, 0.6), (-0.006, 0.004), dark, 0)
    drawer(wide, 0.5, 0.38, high)
    k.box((-1.7, 1.7), (-0.035, 0.64), (high + 0.012, high + 0.042), k.marble('#d9d2c6', '#8f8579', 0.18), 0.003)
    k.box((-1.7, 1.7), (0.64, 0.66), (high + 0.04, high + 0.62), k.stone('travertine', (3, 3), 0, 0.35), 0)
    inside.cove((-1.6, 0.5, high + 0.62), (1.6, 0.5, high + 0.62), 16, (0, 0.6, high))
    inside.vase((1.05, 0.42, high + 0.042), 0.26, 0.08, k.plain('#5d4c3d', 0.6))
    inside.branches((1.05, 0.42, high + 0.28), 9, 0.45, 3)
    with k.place((0.55, 0.6, high + 0.044), tilt=(-11, 0)):
        k.box((-0.15, 0.15), (-0.02, 0), (0, 0.36), k.wood('oak', 'z'), 0.006)
    k.box((-4, 4), (-4, 1), (-0.95, -0.8), k.stone('cream', (1.2, 1.2), 0.003, 0.25, upright=False), 0)
    k.box((-4, 4), (0.66, 0.8), (-0.8, 2.2), k.plain('#dcd2c2', 0.9), 0)
    k.box((-2.4, -2.3), (-4, 1), (-0.8, 2.2), k.plain('#dcd2c2', 0.9), 0)
    k.box((-4, 4), (-4.1, -4), (-0.8, 2.2), k.plain('#e9e2d6', 0.9), 0)
    k.box((-4, 4), (-4, 1), (2.2, 2.3), k.plain('#f2eee6', 0.9), 0)
    k.area((2.6, -1.2, 1.2), (0.2, 0, 0.1), (1.6, 1.8), 95, '#fff6ea')
    k.area((-1.4, -2.4, 1.9), (0.3, 0, 0.1), (2, 1), 28, '#fff1df')
    k.camera((0.06, -1.06, 0.86), (0.43, -0.14, 0.13), 36, level=False, fstop=8, focus=1.02, exposure=0.7)
