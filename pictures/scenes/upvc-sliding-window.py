"""White sliding window over a reading nook with cushions, a garden outside."""
import kit as k
import kit_interior as inside

WINDOW = (-1.55, 1.35, 0.62, 2.3)


def build():
    room = inside.Room(4.8, 3.4, 2.75, front=-2.6, walls=k.plain('#f0e8da', 0.9), floor=k.wood('oak', 'x', 0.4, plank=0.2), back=[WINDOW], thick=0.3, skirting=k.plain('#f6f2ea', 0.4))
    with room.fitted('back', WINDOW, 0.06):
        sliding(2.9, 1.68)
    room.daylight('back', WINDOW, 95)
    nook()
    corner()
    garden()
    k.area((-0.8, -2.3, 2.4), (0, 3, 0.8), (3.2, 1.4), 50, '#fff2e2')
    k.day(32, 322, 13, 0.2, clouds=0.3)
    inside.settle()
    k.camera((-0.75, -1.2, 1.3), (0.0, 3, 1.2), 27, exposure=0.95)


def sliding(width, height):
    """Two sashes on two tracks; the inner one stands half open."""
    white = k.upvc()
    k.border((0, width), (0, height), 0.07, 0.14, white)
    k.box((0.07, width - 0.07), (0.06, 0.075), (0.07, 0.085), k.aluminium('silver'), 0)
    half = width / 2
    with k.place((0.06, 0.015, 0.06)):
        k.leaf_panel(half, height - 0.12, white, face=0.065, depth=0.05)
    with k.place((half - 0.42, 0.08, 0.06)):
        k.leaf_panel(half - 0.02, height - 0.12, white, face=0.065, depth=0.05)
        k.box((0.02, 0.045), (0.05, 0.065), (0.62, 0.86), k.stainless(), 0.004)


def nook():
    """Bench with drawers under the window, between two bookcases."""
    white, oak = k.plain('#f4f1ea', 0.35), k.wood('oak', 'x')
    with k.place((-1.6, 2.72, 0)):
        inside.cupboard(3.0, 0.42, 0.66, 3, front=white, grip='bar', plinth=0.06)
    k.box((-1.62, 1.42), (2.68, 3.4), (0.42, 0.46), oak, 0.005)
    k.slab((-1.58, 1.38), (2.7, 3.36), (0.46, 0.57), k.fabric('#d9cdb6'), 0.04)
    for x, tone, turn in ((-1.28, '#b5754c', 10), (-0.92, '#e9e1d1', -8), (1.12, '#7d8d76', -12)):
        k.cushion((x, 3.14, 0.8), (0.46, 0.44), 0.15, k.fabric(tone), turn, 66)
    with k.place((0.35, 3.0, 0.57), turn=20):
        k.slab((-0.3, 0.3), (-0.2, 0.2), (0, 0.03), k.fabric('#a9825c'), 0.012)
    inside.stack((-0.25, 2.95, 0.57), 5, 2)
    for start in (-2.38, 1.46):
        with k.place((start, 3.02, 0)):
            spots = inside.bookcase(0.78 if start < 0 else 0.9, 2.5, 1, 6, 0.36, white)
        for i, (x0, x1, z) in enumerate(spots):
            if i % 3 == 2:
                inside.vase((start + 0.25, 3.2, z), 0.24, 0.075, k.plain(('#c28d63', '#e4dac6', '#75846f')[i % 2], 0.5))
                inside.stack((start + 0.53, 3.2, z), i, 3)
            else:
                inside.books(start + x0 + 0.02, start + x1 - (0.03, 0.2)[i % 2], z, 3.08, i + int(9 + start), 0.28)


def corner():
    with k.place((1.5, 1.5, 0), turn=-48):
        k.lounge_chair(k.fabric('#d4c4a8'), k.wood('oak', 'y'))
    with k.place((0.62, 1.75, 0)):
        k.round_table(0.24, 0.46, k.wood('oak', 'x'), k.aluminium('black'))
    inside.bowl((0.62, 1.75, 0.46), 0.1, 0.05, k.plain('#b5754c', 0.5))
    k.rug((-1.2, 1.9), (0.3, 2.55), 0.0, '#d8ccb6', '#b79f7d', 9)
    k.potted((-2.0, 2.1, 0), 0.45, 0.2, k.plain('#c98f63', 0.7), 'fig', 2, size=0.95)


def garden():
    k.floor((-60, 60), (3.8, 90), k.lawn(), -0.3)
    k.hedge((-8, 9.5, 0.3), (8, 9.5, 0.3), 1.0, density=0.5, flowers='#c4377a')
    k.palm((-2.4, 12, 0), 6.5, 3)
    k.palm((1.7, 14, 0), 7.5, 5)
    k.shrub((-1.2, 5.4, 0.2), 0.6, seed=4, flowers='#f0e6d8')
    k.shrub((1.5, 5.8, 0.2), 0.7, seed=8)
