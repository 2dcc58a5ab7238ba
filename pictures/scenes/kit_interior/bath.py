"""Bathroom fittings: shower set, glass screen, basin."""
import kit as k


def shower_set(at, metal=None, drop=2.2):
    """Rain head on an arm, riser and mixer on a wall behind at +Y; `at` is the floor point below the mixer, on the wall."""
    steel = metal or k.aluminium('black')
    with k.place(at):
        k.tube([(0, 0, drop - 0.02), (0, -0.1, drop + 0.03), (0, -0.36, drop + 0.03), (0, -0.4, drop)], 0.011, steel)
        k.rod((0, -0.4, drop - 0.03), (0, -0.4, drop - 0.018), 0.15, steel, sides=48)
        k.rod((0, -0.4, drop - 0.018), (0, -0.4, drop + 0.01), 0.02, steel)
        k.rod((0, -0.05, 1.05), (0, -0.05, drop - 0.02), 0.01, steel)
        k.rod((0, 0, drop - 0.05), (0, -0.06, drop - 0.05), 0.012, steel)
        k.rod((-0.14, -0.05, 1.05), (0.14, -0.05, 1.05), 0.02, steel)
        for x in (-0.14, 0.14):
            k.rod((x, -0.05, 1.05), (x * 1.28, -0.05, 1.05), 0.025, steel)
            k.rod((x * 0.55, 0, 1.05), (x * 0.55, -0.05, 1.05), 0.012, steel)
        k.rod((0, -0.06, 1.5), (0, -0.12, 1.56), 0.012, steel)
        k.rod((0, -0.1, 1.5), (0, -0.14, 1.68), 0.011, steel)
        k.rod((0, -0.15, 1.68), (0, -0.19, 1.64), 0.035, steel, sides=28)
        k.tube([(0.02, -0.05, 1.03), (0.1, -0.07, 0.7), (0.02, -0.09, 0.58), (-0.05, -0.1, 0.8), (0, -0.1, 1.5)], 0.007, steel)


def screen(x, z, y=0.0, tint='#eaf4f1', edge='#8fc4b6'):
    """Frameless safety glass, 10 mm, with its green edges."""
    k.sheet([(x[0], y, z[0]), (x[1], y, z[0]), (x[1], y, z[1]), (x[0], y, z[1])], k.glass(tint, 0.09))
    border = k.glass(edge, 0.25)
    for side in x:
        k.box((side - 0.003, side + 0.003), (y - 0.005, y + 0.005), z, border, 0)
    k.box(x, (y - 0.005, y + 0.005), (z[1] - 0.005, z[1]), border, 0)



def basin(at, radius=0.2, height=0.13, material=None):
    """Round countertop basin."""
    body = material or k.plain('#f3f1ec', 0.15)
    k.lathe([(radius * 0.6, 0), (radius * 0.92, height * 0.4), (radius, height), (radius * 0.95, height), (radius * 0.86, height * 0.45), (radius * 0.4, 0.015), (0, 0.012)], at, body, 48)
