"""Kitchen with a walnut island under pendant lamps, a sunny terrace window on the right, a quiet dark wall on the left."""
import kit as k
import kit_interior as inside

WINDOW = (0.6, 4.9, 0.0, 2.75)


def build():
    room = inside.Room(7.4, 6.2, 2.9, front=-3.2, walls=k.plain('#dcd2c2', 0.9), floor=k.stone('cream', (1.2, 1.2), 0.003, 0.25, upright=False),
                       ceiling=k.wood('oak', 'y', 0.6, plank=0.14), right=[WINDOW])
    with room.fitted('right', WINDOW):
        k.window(4.3, 2.75, k.aluminium('black'), columns=3, knob=False)
    room.daylight('right', WINDOW, 120)
    tall_wall()
    back_run()
    island()
    garden()
    for x in (-0.75, 0.35, 1.45):
        k.pendant((x, 2.55, 2.9), 1.0, 0.19, k.aluminium('black'), 12)
    k.area((0.4, -2.6, 2.4), (0, 3.5, 0.8), (4, 1.6), 26, '#fff1df')
    k.day(30, 68, 13, 0.2, clouds=0.3)
    inside.settle()
    k.camera((-1.5, -1.7, 1.18), (0.25, 4, 1.2), 27, exposure=1.15)


def tall_wall():
    with k.place((-3.08, 0.2, 0), turn=90):
        inside.cupboard(2.4, 2.7, 0.6, 4, grip='upright', metal=k.aluminium('bronze'))
    with k.place((-3.08, 2.6, 0), turn=90):
        inside.cupboard(0.64, 2.7, 0.6, 1, (0.62, 1.3, 0.75), grip=None)
        inside.oven((0.03, 0.61), (0.74, 1.32))
        inside.oven((0.03, 0.61), (1.35, 1.82))
    with k.place((-3.08, 3.24, 0), turn=90):
        inside.cupboard(2.36, 2.7, 0.6, 4, grip='upright', metal=k.aluminium('bronze'))
    k.box((-3.7, -3.1), (0.2, 5.6), (2.7, 2.9), k.wood('walnut', 'y'), 0)


def back_run():
    marble = k.marble('#d9d2c6', '#8f8579')
    with k.place((-2.9, 5.58, 0)):
        inside.cupboard(6.0, 0.87, 0.6, 8, (0.6, 0.4), k.wood('walnut', 'x'))
    inside.worktop((-2.9, 3.1), (5.55, 6.2), 0.905, marble)
    k.box((-2.9, 3.1), (6.18, 6.2), (0.905, 1.62), k.stone('travertine', (3, 3), 0, 0.35), 0)
    k.box((-2.9, 3.1), (5.93, 6.2), (1.62, 1.66), k.wood('walnut', 'x'), 0.003)
    inside.cove((-2.8, 6.0, 1.61), (3.0, 6.0, 1.61), 26, (0.1, 6.1, 0.9))
    inside.hob((0.1, 0.9), (5.68, 6.1), 0.905)
    inside.vase((2.5, 6.02, 0.905), 0.34, 0.1, k.plain('#cbb89a', 0.6))
    inside.branches((2.5, 6.02, 1.22), 9, 0.55, 3)
    for x, tall, tone in ((-2.3, 0.3, '#3c3f2c'), (-2.17, 0.25, '#7a5a32'), (-2.05, 0.22, '#c6b28c')):
        inside.bottle((x, 6.02, 0.905), tall, 0.036, k.plain(tone, 0.15))
    with k.place((-1.4, 6.1, 0.91), tilt=(-11, 0)):
        k.box((-0.16, 0.16), (-0.02, 0), (0, 0.42), k.wood('oak', 'z'), 0.006)
    for x, size in ((-2.2, 0.07), (-1.95, 0.08), (-1.7, 0.065), (1.4, 0.075), (1.75, 0.09)):
        inside.bowl((x, 6.05, 1.66), size, size * 0.9, k.plain('#e6dccb', 0.5))
    inside.stack((-0.5, 6.06, 1.66), 5, 3)
    inside.vase((0.5, 6.06, 1.66), 0.24, 0.08, k.plain('#5d4c3d', 0.6))
    inside.vase((2.4, 6.06, 1.66), 0.3, 0.075)


def island():
    with k.place((-1.2, 2.2, 0)):
        inside.cupboard(3.1, 0.87, 0.85, 5, front=k.wood('walnut', 'z'), grip=None, plinth=0.07)
    inside.worktop((-1.25, 1.95), (1.9, 3.1), 0.93, k.marble('#e6e1d8', '#9c9287'), 0.06, waterfall=True)
    inside.sink((0.85, 1.45), (2.55, 2.95), 0.93)
    inside.tap((1.15, 3.02, 0.93), k.aluminium('black'), 0.36)
    inside.bowl((-0.55, 2.5, 0.93), 0.18, 0.09, k.plain('#3a3029', 0.5), '#c77a25')
    inside.stack((0.15, 2.35, 0.93), 8, 2)
    for x, turn in ((-0.75, 174), (0.05, 186), (0.85, 180), (1.5, 197)):
        inside.stool((x, 1.62, 0), turn, k.fabric('#c8b392'))


def garden():
    k.floor((3.9, 9), (-3, 10), k.stone('travertine', (1.2, 0.6), 0.004, upright=False), -0.03)
    k.floor((9, 60), (-40, 60), k.lawn(), -0.05)
    k.hedge((10.5, -3, 0), (10.5, 16, 0), 0.8, density=0.5)
    for at, tall in (((12.5, 9, 0), 6.5), ((15, 4.5, 0), 8), ((11.5, 14, 0), 5.5)):
        k.palm(at, tall, int(at[0]))
    k.potted((4.7, 4.6, 0), 0.7, 0.32, kind='olive', seed=5, size=1.25)
    with k.place((6.4, 3.4, 0), turn=70):
        k.lounge_chair()
