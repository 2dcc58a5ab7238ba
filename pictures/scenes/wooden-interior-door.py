"""Oak interior door, half open, seen from a hall; a sunny room behind it."""
import kit as k
import kit_interior as inside

DOOR, WINDOW = (-0.1, 0.9, 0.0, 2.25), (-1.6, 1.9, 0.5, 2.5)


def build():
    oak = k.wood('oak', 'z')
    room = inside.Room(4.4, 3.0, 2.75, front=-2.4, walls=k.plain('#efe9de', 0.9), floor=k.wood('oak', 'y', 0.38, plank=0.2), back=[DOOR], skirting=k.plain('#f6f2ea', 0.4), thick=0.16)
    with k.place((DOOR[0], 3.0, 0)):
        inside.architrave(1.0, 2.25, 0.16, oak)
    with k.place((0.88, 3.13, 0), turn=180 - 74):
        inside.timber_leaf(0.96, 2.23, oak, metal=k.aluminium('black'))
    hall()
    room_behind()
    k.area((-0.6, -2.0, 2.5), (0, 3, 0.9), (2.6, 1.4), 40, '#fff1e0')
    k.area((-2.0, 0.6, 2.0), (0.6, 2.6, 0.8), (0.6, 1.6), 26, '#f6f4ff')
    k.day(30, 20, 13, 0.2, clouds=0.3)
    inside.settle()
    k.camera((-0.35, -1.9, 1.3), (0.12, 3, 1.2), 40, exposure=0.95)


def hall():
    with k.place((-1.25, 2.78, 0)):
        k.table(1.1, 0.34, 0.8, k.wood('walnut', 'x'), k.aluminium('black'))
    inside.vase((-1.55, 2.78, 0.8), 0.32, 0.1, k.plain('#c7ae8b', 0.55))
    inside.branches((-1.55, 2.78, 1.08), 13, 0.7, 7)
    inside.stack((-1.0, 2.76, 0.8), 6, 3)
    inside.framed((-1.55, -0.75), (1.35, 2.2), 3.0)
    k.rug((-0.7, 1.4), (0.4, 2.5), 0.0, '#cdbfa8', '#a98f6e', 9)
    k.potted((1.75, 2.6, 0), 0.5, 0.23, k.plain('#9a5c3c', 0.7), 'snake', 4, size=1.0)


def room_behind():
    """Living room seen through the door: a window with a curtain, an armchair in the sun."""
    wall = k.plain('#ece2d0', 0.9)
    k.box((-3, 3.4), (3.16, 7.3), (-0.2, 0), k.wood('oak', 'y', 0.38, plank=0.2), 0)
    k.box((-3, 3.4), (3.16, 7.3), (2.75, 2.9), k.plain('#f4f1ea', 0.9), 0)
    for x in (-3.1, 3.4):
        k.box((x, x + 0.1), (3.16, 7.3), (0, 2.75), wall, 0)
    with k.place((-3, 7.0, 0)):
        inside.wall(6.4, 2.75, wall, [(WINDOW[0] + 3, WINDOW[1] + 3, *WINDOW[2:])])
    with k.place((WINDOW[1], 7.15, WINDOW[2]), turn=180):
        k.window(3.5, 2.0, k.upvc(), columns=3, face=0.07, sash=0.07, knob=False)
    k.area((0.15, 7.3, 1.5), (0.15, 3, 0.6), (3.5, 2.0), 75, '#f3f6ff')
    with k.place((1.25, 6.86, 0.02)):
        k.curtain(0.9, 2.65, k.fabric('#e2d6c1', thin=True), 8, 0.05)
    with k.place((0.72, 5.7, 0), turn=-28):
        k.lounge_chair(k.fabric('#b5805a'), k.wood('oak', 'y'))
    k.rug((-0.8, 2.2), (4.2, 6.6), 0.0, '#d8cdb9', '#c2b396', 9)
    k.floor((-60, 60), (7.4, 90), k.lawn(), -0.3)
    k.hedge((-8, 12, 0.4), (9, 12, 0.4), 1.0, density=0.4, flowers='#b5286b')
    k.palm((0.2, 15, 0), 7, 5)
