"""Calm corner office: walnut desk, bookcase, floor-to-ceiling window with the towers across the bay."""
import kit as k
import kit_interior as inside

BACK, RIGHT = (-1.3, 3.3, 0.0, 2.75), (2.6, 5.3, 0.0, 2.75)


def build():
    room = inside.Room(7.0, 5.6, 2.95, front=-2.6, walls=k.plain('#e6dfd2', 0.9), floor=k.wood('walnut', 'x', 0.38, plank=0.2), back=[BACK], right=[RIGHT])
    for side, hole, columns in (('back', BACK, 4), ('right', RIGHT, 2)):
        with room.fitted(side, hole):
            k.window(hole[1] - hole[0], 2.75, k.aluminium('bronze'), columns=columns, knob=False)
        room.daylight(side, hole, 75)
    library()
    work_place()
    with k.place((3.2, 5.35, 0.02), turn=180):
        k.curtain(0.5, 2.85, k.fabric('#d3c4a8'), 6, 0.05, 2)
    k.area((-1, -2.2, 2.6), (0, 3, 0.8), (4, 1.4), 30, '#fff0dd')
    k.day(26, 55, 11, 0.2, clouds=0.4)
    k.skyline((-900, 1100), 1300, 12, 36, 330, base=-80)
    k.sea(300, z=-80)
    inside.settle()
    k.camera((1.05, -1.9, 1.36), (-0.05, 4, 1.22), 26, exposure=1.25)


def library():
    """Bookcase along the left wall, washed with light."""
    walnut = k.wood('walnut', 'z')
    with k.place((-3.17, 0.4, 0), turn=90):
        spots = inside.bookcase(5.1, 2.7, 5, 6, 0.33, walnut)
        for i, (x0, x1, z) in enumerate(spots):
            if i % 4 == 3:
                inside.vase(((x0 + x1) / 2 - 0.15, 0.15, z), 0.26, 0.08, k.plain(('#b58a5a', '#d9cfbf', '#4a5a55')[i % 3], 0.5))
                inside.stack(((x0 + x1) / 2 + 0.2, 0.16, z), i, 3)
            elif i % 7 == 5:
                inside.bowl(((x0 + x1) / 2, 0.15, z), 0.13, 0.1, k.plain('#9a7b4f', 0.3, 0.8))
            else:
                inside.books(x0 + 0.02, x1 - (0.02, 0.25, 0.38)[i % 3], z, 0.06, i, 0.29)
    k.box((-3.5, -3.12), (0.4, 5.5), (2.7, 2.95), walnut, 0)


def work_place():
    k.rug((-2.0, 2.4), (1.4, 4.7), 0.0, '#8d8577', '#7b7366', 12)
    with k.place((0.35, 3.0, 0)):
        inside.desk(2.3, 1.0)
    inside.office_chair((0.3, 3.95, 0), 12, k.plain('#5b3a26', 0.45), high=True)
    for x, turn in ((-0.35, 172), (0.95, 190)):
        with k.place((x, 1.75, 0), turn=turn):
            k.lounge_chair(k.fabric('#cdbda1'), k.wood('walnut', 'y'))
    inside.laptop((0.35, 3.05, 0.754), 0)
    with k.place((-0.5, 3.25, 0.75)):
        inside.bedside_lamp((0, 0, 0), 3)
    inside.stack((1.15, 3.1, 0.75), 9, 3)
    inside.vase((1.3, 3.35, 0.75), 0.16, 0.05, k.plain('#d8cbb4', 0.4))
    k.potted((2.7, 4.9, 0), 0.6, 0.28, k.plain('#4a4039', 0.5), 'fig', 6, 1.35)
