"""Bright white kitchen in PVC fronts with an oak floor and a wide window over the sink."""
import kit as k
import kit_interior as inside

WINDOW, DOOR = (-0.9, 1.7, 1.12, 2.3), (0.2, 2.3, 0.0, 2.4)


def build():
    room = inside.Room(5.6, 4.0, 2.75, front=-2.6, walls=k.plain('#f1ece2', 0.9), floor=k.wood('oak', 'x', 0.4, plank=0.18), back=[WINDOW], right=[DOOR])
    with room.fitted('back', WINDOW):
        k.window(2.6, 1.18, k.upvc(), columns=3, face=0.06, sash=0.05)
    with room.fitted('right', DOOR):
        k.window(2.1, 2.4, k.upvc(), columns=2, face=0.07, sash=0.07, knob=False)
    room.daylight('back', WINDOW, 70)
    room.daylight('right', DOOR, 120)
    cupboards()
    breakfast_table()
    outside()
    k.area((0, -2.3, 2.4), (0, 3, 0.9), (3.6, 1.4), 62, '#fff4e6')
    k.day(32, 66, 13, 0.2, clouds=0.3)
    inside.settle()
    k.camera((0.6, -1.7, 1.32), (-0.2, 3, 1.2), 27, exposure=1.15)


def cupboards():
    """L of units: low ones under the window, wall units and tall ones on the left."""
    white, steel = k.plain('#f3f1ec', 0.16, 0.0, 0.4), k.stainless()
    top = k.wood('oak', 'x', 0.35)
    with k.place((-2.2, 3.4, 0)):
        inside.cupboard(4.7, 0.87, 0.6, 6, (0.68, 0.32), white, 'bar', metal=steel)
    with k.place((-2.2, -0.2, 0), turn=90):
        inside.cupboard(1.25, 2.5, 0.6, 2, (1.35, 1.05), white, 'upright', metal=steel)
    with k.place((-2.2, 1.05, 0), turn=90):
        inside.cupboard(0.62, 2.5, 0.6, 1, (0.6, 1.15, 0.65), white, 'bar', metal=steel)
        inside.oven((0.03, 0.59), (0.73, 1.3))
    with k.place((-2.2, 1.67, 0), turn=90):
        inside.cupboard(1.73, 0.87, 0.6, 2, (0.68, 0.32), white, 'bar', metal=steel)
    with k.place((-2.45, 1.67, 0), turn=90):
        inside.cupboard(2.33, 0.78, 0.34, 4, front=white, grip=None, plinth=0.0, base=1.72)
    inside.worktop((-2.8, 2.5), (3.36, 4.0), 0.91, top, 0.04)
    inside.worktop((-2.8, -2.16), (1.67, 3.37), 0.91, top, 0.04)
    k.box((-2.8, 2.5), (3.985, 4.0), (0.91, 1.1), k.plain('#e4ebe6', 0.12), 0)
    k.box((-2.8, -2.785), (1.67, 4.0), (0.91, 1.72), k.plain('#e4ebe6', 0.12), 0)
    inside.hob((-2.7, -2.25), (2.1, 2.7), 0.91)
    inside.sink((0.1, 0.75), (3.46, 3.85), 0.91)
    inside.tap((0.43, 3.9, 0.91), steel, 0.33)
    k.box((-0.98, 1.78), (3.9, 4.06), (1.09, 1.12), white, 0.004)
    still_life()


def still_life():
    inside.vase((1.45, 3.78, 0.91), 0.26, 0.085, k.plain('#9db0a6', 0.4))
    inside.branches((1.45, 3.78, 1.15), 9, 0.5, 8)
    inside.bowl((-0.6, 3.68, 0.91), 0.15, 0.08, k.plain('#d9e2dd', 0.3), '#d2a32c')
    for x in (-1.5, -1.36, -1.22):
        inside.bottle((x, 3.84, 0.91), 0.2 + 0.05 * (x + 1.5), 0.04, k.plain('#c9a36a', 0.3))
    with k.place((-1.0, 3.9, 0.915), tilt=(-10, 0)):
        k.box((-0.14, 0.14), (-0.02, 0), (0, 0.36), k.wood('walnut', 'z'), 0.006)
    for x in (1.0, 1.2):
        k.potted((x, 3.98, 1.12), 0.11, 0.06, k.plain('#c98a5c', 0.7), 'shrub', int(10 * x), 0.26, '#5d7c3a')


def breakfast_table():
    with k.place((1.35, 1.15, 0)):
        k.round_table(0.58, 0.74, k.wood('oak', 'x'), k.plain('#f1eee8', 0.3))
    for x, y, turn in ((0.62, 1.0, 100), (1.5, 1.95, -8), (1.15, 0.35, 196)):
        with k.place((x, y, 0), turn=turn):
            k.dining_chair(k.fabric('#c9d0c4'), k.wood('oak', 'z'))
    k.pendant((1.35, 1.15, 2.75), 0.95, 0.24, k.plain('#eeeae2', 0.4), 10)
    inside.bowl((1.3, 1.2, 0.74), 0.14, 0.07, k.plain('#c77f4f', 0.5))


def outside():
    k.floor((-60, 60), (-60, 90), k.lawn(), -0.3)
    k.hedge((-8, 8, 0.7), (9, 8, 0.7), 0.8, density=0.4, flowers='#c4377a')
    k.hedge((7.5, -4, 0), (7.5, 8, 0), 0.9, density=0.4)
    for at in ((-1.5, 13, 0), (2.2, 15, 0), (10, 4.5, 0)):
        k.palm(at, 6.5, int(at[1]))
