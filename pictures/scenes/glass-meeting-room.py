"""Glass meeting room at dusk: lit table inside, blue light and the city outside."""
import kit as k
import kit_interior as inside

WINDOW = (-6.0, 6.0, 0.25, 2.95)


def build():
    room = inside.Room(12.2, 8.6, 3.1, front=-3.0, walls=k.plain('#cfc8bc', 0.9), floor=k.wood('ash', 'y', 0.35, plank=0.22), ceiling=k.plain('#d8d3ca', 0.9), back=[WINDOW])
    with room.fitted('back', WINDOW):
        k.window(12.0, 2.7, k.aluminium('black'), columns=8, knob=False)
    room.daylight('back', WINDOW, 60, '#7f9fe0')
    glass_box()
    meeting()
    outer_office()
    for x in (-4.2, -0.8):
        k.box((x - 0.04, x + 0.04), (-2.8, 2.5), (3.092, 3.12), k.glow('#fff0de', 4.0), 0)
    k.area((1, 2.5, 0.2), (1, 2.6, 3), (9, 8), 60, '#fff0de')
    k.dusk('#1b2f60', '#4a6aa5', '#8592bd', 1.0, 0.3)
    k.skyline((-900, 900), 1500, 5, 44, 330, '#5d6f98', 0.5, 0.25, base=-70)
    k.sea(300, z=-70)
    inside.settle()
    k.camera((-1.9, -2.2, 1.42), (0.45, 5, 1.36), 25, exposure=0.75)


def glass_box():
    black, clear = k.aluminium('black'), k.glass('#eef4f3', 0.08)
    with k.place((-2.4, 2.6, 0)):
        inside.partition((1.6, 1.6, 1.0, 1.6, 1.6), 3.1, black, clear)
        inside.pull(3.34, (0.7, 1.8), 0.025, k.stainless())
    with k.place((-2.4, 8.6, 0), turn=-90):
        inside.partition((1.5, 1.5, 1.5, 1.5), 3.1, black, clear)
    with k.place((4.96, 8.6, 0), turn=-90):
        inside.slats(6.0, 3.1, k.wood('oak', 'z'))
    k.box((5.05, 5.2), (2.6, 8.6), (0, 3.1), k.plain('#cfc8bc', 0.9), 0)


def meeting():
    k.rug((-0.9, 3.9), (3.6, 8.0), 0.0, '#6d6f74', '#63656a', 1)
    with k.place((1.5, 5.7, 0)):
        inside.meeting_table(3.9, 1.35, k.wood('oak', 'y'))
    for y in (4.5, 5.7, 6.9):
        inside.office_chair((0.5, y, 0), 92 + 7 * (y - 6), k.fabric('#bfb4a0'))
        inside.office_chair((2.5, y, 0), -90 + 8 * (6 - y), k.fabric('#bfb4a0'))
    inside.linear_lamp((1.5, 4.1, 2.15), (1.5, 7.3, 2.15), 3.1, 120, '#fff0de', 0.08)
    k.area((1.4, 5.6, 3.05), (1.4, 5.6, 0), (4, 4.5), 170, '#fff0de')
    inside.laptop((1.2, 5.0, 0.75), -90)
    inside.laptop((1.85, 6.2, 0.75), 90)
    inside.bowl((1.5, 5.6, 0.75), 0.16, 0.07, k.plain('#3a322b', 0.4))
    inside.cove((4.9, 2.8, 3.06), (4.9, 8.4, 3.06), 40, (5.0, 5.6, 0.5))
    with k.place((4.97, 7.2, 0), turn=-90):
        inside.display((0, 2.2), (1.05, 2.2), 0.0, '#7fa6c9', 0.5)


def outer_office():
    k.area((-4.0, 1.5, 3.05), (-4, 1.5, 0), (2.0, 5.0), 60, '#fff0de')
    with k.place((-4.3, 4.8, 0), turn=90):
        k.table(2.8, 0.8, 0.74, k.wood('oak', 'x'))
    inside.laptop((-4.4, 4.3, 0.74), 90)
    inside.office_chair((-5.0, 4.3, 0), -98, k.fabric('#3d4648'))
    with k.place((-4.1, 5.6, 0.74)):
        inside.bedside_lamp((0, 0, 0), 8)
    k.potted((-2.95, 2.1, 0), 0.55, 0.26, k.plain('#8d8377', 0.6), 'fig', 3, size=1.25)
    with k.place((2.6, 0.9, 0), turn=-165):
        k.lounge_chair(k.fabric('#8a6a4b'), k.wood('walnut', 'y'))
