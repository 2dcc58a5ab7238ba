"""Fabrication hall: racks of profiles, a window frame on the bench, daylight from a strip of roof lights."""
import kit as k
import kit_interior as inside


def build():
    shell()
    for x in (-6.6, -3.9):
        with k.place((x, 4.4, 0)):
            inside.profile_rack(2.3, 3.0, 5.5, 5, seed=int(10 + x))
    with k.place((-5.2, 10.8, 0)):
        inside.profile_rack(2.3, 3.2, 5.0, 5, seed=21)
    bench()
    with k.place((4.6, 8.6, 0), turn=-90):
        inside.saw()
    finished_windows()
    k.area((0, 5, 6.3), (0, 5, 0), (2.6, 16), 620, '#f1f5ff')
    k.area((0, -2.6, 3.5), (0, 5, 1), (6, 2), 110, '#fff2e2')
    k.day(52, 70, 11, 0.22, clouds=0.3)
    inside.settle()
    k.camera((1.2, -0.7, 1.58), (-0.75, 6, 1.42), 25, exposure=0.95)


def shell():
    wall, paint = k.plain('#ddd6c8', 0.9), k.plain('#7d858b', 0.5)
    k.box((-8, 8), (-3, 18), (-0.2, 0), k.concrete('#8f8c86'), 0)
    for x in (-8, 7.8):
        k.box((x, x + 0.2), (-3, 18), (0, 5.4), wall, 0)
    with k.place((-8, 18, 0)):
        inside.wall(16, 6.9, wall, [(5.2, 10.8, 0.0, 4.6)])
    with k.place((8, -3, 0), turn=180):
        inside.wall(16, 6.9, wall)
    for side in (-1, 1):
        k.prism([(side * 8, 5.3), (side * 1.3, 6.55), (side * 1.3, 6.65), (side * 8, 5.4)], -3, 18, k.plain('#b9bcbd', 0.8), 'y')
    for y in range(-2, 18, 4):
        inside.portal(15.4, y, 5.1, 6.7, paint)
    for y in range(-2, 18, 2):
        k.beam((-1.3, y, 6.62), (1.3, y, 6.62), (0.05, 0.08), k.aluminium('white'))
    k.floor((-40, 40), (18, 90), k.ground(), -0.1)
    k.hedge((-10, 34, 0), (10, 34, 0), 1.2, density=0.2)
    k.palm((-1.6, 30, 0), 7, 3)
    k.palm((2.6, 33, 0), 8, 5)
    yellow = k.plain('#c79a2b', 0.6)
    for x in (-1.35, 3.05):
        k.box((x, x + 0.09), (-3, 17.5), (0, 0.003), yellow, 0)


def bench():
    """Bench in the middle with a tilt-and-turn frame lying on it, profiles and tools."""
    with k.place((0.75, 3.3, 0)):
        inside.workbench(3.3, 1.5, 0.86)
    with k.place((-0.75, 3.15, 0.865), turn=-6):
        k.window(1.75, 1.3, k.aluminium('bronze'), columns=2)
    with k.place((-0.6, 3.75, 0.28), turn=-90):
        for i, finish in enumerate(('champagne', 'champagne', 'silver', 'silver', 'white', 'white', 'anthracite')):
            inside.profile_bar(0.07 + i * 0.1, 0, 1.7 - 0.08 * (i % 3), (0.09, 0.06), finish)
    k.box((1.4, 2.1), (2.85, 3.5), (0.28, 0.55), k.plain('#b08a5a', 0.8), 0.006)
    for x in (-0.55, 0.75):
        k.beam((x, 3.3, 0.87), (x, 3.75, 0.87), (0.06, 0.05), k.plain('#2f5d8a', 0.45))
        k.beam((x, 3.7, 0.89), (x, 3.3, 1.75), (0.04, 0.03), k.plain('#2f5d8a', 0.45))
    inside.profile_bar(1.75, 0.86, 1.25, (0.09, 0.06), 'champagne', 2.72)
    inside.profile_bar(1.86, 0.86, 1.3, (0.09, 0.06), 'silver', 2.66)
    inside.profile_bar(1.97, 0.86, 1.15, (0.06, 0.05), 'silver', 2.75)
    with k.place((1.5, 2.72, 0.86), turn=60):
        k.rod((0, 0, 0.1), (0.16, 0, 0.11), 0.03, k.plain('#c4622d', 0.4))
        k.rod((0.16, 0, 0.11), (0.23, 0, 0.11), 0.018, k.plain('#202224', 0.4))
        k.beam((0.02, 0, 0.1), (-0.03, 0, 0.0), (0.035, 0.05), k.plain('#202224', 0.5), 0.008)
        k.box((-0.07, 0.03), (-0.035, 0.035), (0, 0.04), k.plain('#202224', 0.5), 0.008)


def finished_windows():
    """Glazed frames leaning on an A-stand on the right, a trolley with panes behind the bench."""
    steel = k.plain('#2f5d8a', 0.45)
    for i, (finish, wide, tall) in enumerate((('white', 1.7, 2.1), ('bronze', 1.5, 2.0), ('anthracite', 1.3, 2.2))):
        with k.place((3.95 + 0.16 * i, 2.2 + 0.14 * i, 0.12), turn=72, tilt=(-9, 0)):
            k.window(wide, tall, k.aluminium(finish), columns=2 if i != 1 else 1, knob=False)
    k.box((3.7, 4.8), (2.0, 4.2), (0.04, 0.12), steel, 0.004)
    for y in (2.1, 4.1):
        k.beam((4.75, y, 0.1), (4.55, y, 2.4), (0.06, 0.06), steel)
    with k.place((0.9, 8.4, 0.25), turn=14):
        k.box((-0.1, 2.2), (-0.35, 0.45), (-0.1, -0.04), steel, 0.004)
        for y in (0.05, 0.12, 0.19):
            with k.place((0, y, 0), tilt=(-6, 0)):
                inside.screen((0, 2.0), (0, 1.7))
