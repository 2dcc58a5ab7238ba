"""Office with black-framed glass partitions; a meeting room and the skyline behind them."""
import kit as k
import kit_interior as inside

WINDOW = (-5.2, 5.2, 0.35, 2.85)


def build():
    room = inside.Room(10.6, 9.0, 3.1, front=-3.5, floor=k.wood('ash', 'y', 0.35, plank=0.22), back=[WINDOW], ceiling=k.plain('#efede8', 0.9))
    with room.fitted('back', WINDOW):
        k.window(10.4, 2.5, k.aluminium('black'), columns=6, knob=False)
    room.daylight('back', WINDOW, 190)
    partitions()
    meeting_room()
    open_space()
    for x in (-3.6, -0.2, 3.4):
        k.box((x - 0.04, x + 0.04), (-3, 3.3), (3.092, 3.12), k.glow('#fff0da', 4.0), 0)
    k.area((0, 0, 3.05), (0, 0, 0), (8, 5), 110, '#fff0dc')
    k.day(36, 330, 12, 0.2, clouds=0.3)
    k.skyline((-1100, 1100), 1900, 8, 40, 330, base=-70)
    k.sea(400, z=-70)
    inside.settle()
    k.camera((-2.5, -1.5, 1.4), (0.5, 5, 1.32), 25, exposure=0.95)


def partitions():
    """Corner of glass: front along x at y = 3.4 with a door, side along y at x = -1.4."""
    black = k.aluminium('black')
    with k.place((-1.4, 3.4, 0)):
        inside.partition((1.0, 1.35, 1.35, 1.35, 1.65), 3.1, black, k.glass('#eef5f3', 0.07), (2.3,))
        inside.partition((1.0,), 2.3, black, k.glass('#eef5f3', 0.07), (0.12,), 0.06)
        inside.pull(0.12, (0.75, 1.75), 0.025, k.aluminium('black'))
    with k.place((-1.4, 9.0, 0), turn=-90):
        inside.partition((1.4, 1.4, 1.4, 1.4), 3.1, black, k.glass('#eef5f3', 0.07), (2.3,))


def meeting_room():
    k.rug((0.2, 3.8), (4.4, 8.4), 0.0, '#7f7a70', '#7f7a70', 1)
    with k.place((2.0, 6.4, 0)):
        inside.meeting_table(3.4, 1.25, k.wood('walnut', 'y'))
    for y in (5.2, 6.2, 7.2):
        inside.office_chair((1.12, y, 0), 92 + 8 * (y - 6), k.fabric('#c9c0b0'))
        inside.office_chair((2.92, y, 0), -88 + 9 * (6 - y), k.fabric('#c9c0b0'))
    inside.linear_lamp((2.0, 5.0, 2.2), (2.0, 7.8, 2.2), 3.1, 40)
    inside.laptop((1.75, 5.6, 0.75), -90)
    inside.bowl((2.0, 6.5, 0.75), 0.17, 0.07, k.plain('#2f2a26', 0.4))
    with k.place((5.26, 5.2, 0), turn=-90):
        inside.slats(3.6, 3.1, k.wood('oak', 'z'))
        inside.display((-2.6, -0.9), (1.05, 2.0), 0.0)


def open_space():
    with k.place((-3.6, 5.2, 0), turn=90):
        k.table(2.8, 0.8, 0.74, k.wood('ash', 'x'), k.aluminium('white'))
    for y, z in ((4.5, 0.74), (5.8, 0.74)):
        inside.laptop((-3.7, y, z), 90)
        inside.office_chair((-4.35, y, 0), -80 if y > 5 else -104, k.fabric('#4c5a5c'))
    inside.stack((-3.45, 5.2, 0.74), 4, 3)
    k.potted((-2.0, 4.2, 0), 0.5, 0.24, k.plain('#c3b8a6', 0.6), 'palm', 5, size=1.3)
    k.potted((3.9, 2.6, 0), 0.55, 0.27, k.plain('#d6cdbf', 0.6), 'fig', 3, 1.3)
    with k.place((2.6, 1.5, 0), turn=-160):
        k.lounge_chair(k.fabric('#a7815c'), k.wood('walnut', 'y'))
    with k.place((1.7, 1.0, 0)):
        k.round_table(0.32, 0.42)
    inside.vase((1.7, 1.0, 0.42), 0.2, 0.06)
    k.rug((1.2, 4.4), (0.1, 2.5), 0.0, '#b9ad9b', '#9c8f7c', 9)
