"""Atrium under a glass roof: galleries with glass balustrades, trees in planters, sun falling through the steel grid."""
import kit as k
import kit_interior as inside

HALF, FRONT, DEPTH, EAVES, RIDGE = 6.5, -4.0, 20.0, 10.2, 12.4


def build():
    k.box((-14, 14), (FRONT, DEPTH), (-0.3, 0), k.stone('cream', (1.5, 1.5), 0.004, 0.2, upright=False), 0)
    galleries()
    end_wall()
    glass_roof()
    ground_floor()
    k.area((0, 8, 10.4), (0, 8, 0), (10, 20), 700, '#eef4ff')
    k.day(55, 62, 11, 0.24, clouds=0.4)
    inside.settle()
    k.camera((-1.0, -3.2, 1.75), (0.15, 10, 3.75), 20, exposure=0.3)


def galleries():
    """Two upper floors on both sides, open to the middle, with lit rooms behind glass."""
    white, wood = k.plain('#efebe2', 0.85), k.wood('oak', 'y')
    for side in (-1, 1):
        for z in (3.4, 6.8):
            k.box((side * HALF, side * 10.5), (FRONT, DEPTH), (z, z + 0.35), white, 0.01)
            k.box((side * (HALF - 0.02), side * HALF), (FRONT, DEPTH), (z, z + 0.35), wood, 0)
            with k.place((side * HALF, FRONT, z + 0.35), turn=90):
                k.glass_railing(DEPTH - FRONT, panel=2.4)
        k.box((side * HALF, side * 10.5), (FRONT, DEPTH), (EAVES, EAVES + 0.4), white, 0.01)
        for z, storey in ((0, 3.4), (3.75, 3.05), (7.15, 3.05)):
            with k.place((side * 9, FRONT, z), turn=90):
                inside.partition([2.4] * 10, storey, k.aluminium('anthracite'), k.glass('#e8f0ee', 0.1), bar=0.06)
            k.box((side * 11.5, side * 11.6), (FRONT, DEPTH), (z, z + storey), k.plain('#d9c6a6', 0.9), 0)
            k.area((side * 10.4, 8, z + storey - 0.1), (side * 10.4, 8, z), (1.2, 22), 130, '#ffe0b5')
        for y in range(-3, 21, 6):
            k.rod((side * (HALF + 0.35), y, 0), (side * (HALF + 0.35), y, EAVES), 0.2, white, sides=32)


def end_wall():
    with k.place((HALF + 4, DEPTH, 0), turn=180):
        k.curtain_wall(7, 3, 3.0, 3.5, k.aluminium('anthracite'), k.glass('#e4efee', 0.08), k.glass('#b8cccb', 0.12), 0.5)
    k.floor((-60, 60), (DEPTH, 120), k.stone('travertine', (1.2, 1.2), 0.004, upright=False), -0.05)
    for x, tall in ((-4.5, 9), (0.5, 11), (5.2, 8.5)):
        k.palm((x, DEPTH + 9, 0), tall, int(x + 9))


def glass_roof():
    steel = k.aluminium('white')
    for y in range(int(FRONT), int(DEPTH) + 1, 2):
        for side in (-1, 1):
            k.beam((side * HALF, y, EAVES + 0.4), (0, y, RIDGE), (0.09, 0.2), steel)
        k.rod((-HALF, y, EAVES + 0.5), (HALF, y, EAVES + 0.5), 0.02, steel, sides=10)
    for t in (0, 0.25, 0.5, 0.75, 1.0):
        x, z = HALF * (1 - t), EAVES + 0.4 + (RIDGE - EAVES - 0.4) * t
        for side in ((-1, 1) if t < 1 else (1,)):
            k.beam((side * x, FRONT, z + 0.06), (side * x, DEPTH, z + 0.06), (0.06, 0.09), steel)
    for side in (-1, 1):
        k.sheet([(side * HALF, FRONT, EAVES + 0.5), (0, FRONT, RIDGE + 0.1), (0, DEPTH, RIDGE + 0.1), (side * HALF, DEPTH, EAVES + 0.5)], k.glass('#e6f2f2', 0.06))


def ground_floor():
    for at, size in (((-3.9, 5.5, 0), 1.5), ((3.9, 8.5, 0), 1.6), ((-3.9, 12.5, 0), 1.5)):
        with k.place(at):
            k.box((-1.1, 1.1), (-1.1, 1.1), (0, 0.45), k.stone('travertine', (3, 3), 0, 0.4), 0.02)
            k.rod((0, 0, 0.4), (0, 0, 0.46), 0.95, k.ground('#4a3727', '#2f2218', 9.0))
            k.palm((0, 0, 0.4), 3.6, int(at[1]), 34, 1.9)
            k.shrub((0.5, -0.5, 0.5), 0.5, seed=2, density=0.6)
            k.shrub((-0.5, 0.4, 0.5), 0.55, seed=3, density=0.6)
    with k.place((2.7, 3.2, 0), turn=24):
        k.sofa(2.2, cloth=k.fabric('#8a9a92'))
    with k.place((3.4, 1.4, 0), turn=150):
        k.lounge_chair()
    with k.place((2.1, 1.7, 0)):
        k.round_table(0.45, 0.36)
    k.rug((0.9, 4.6), (0.5, 4.2), 0.0, '#c2b49a', '#a89775', 9)
