"""Walk-in shower of frameless glass in a travertine bathroom with a daylight window."""
import kit as k
import kit_interior as inside

WINDOW = (2.3, 3.6, 0.8, 2.5)


def build():
    tiles = k.stone('travertine', (1.2, 0.6), 0.0025, 0.45)
    room = inside.Room(4.2, 3.9, 2.7, front=-2.4, walls=tiles, floor=k.stone('travertine', (0.8, 0.8), 0.003, 0.3, upright=False), left=[WINDOW])
    with room.fitted('left', WINDOW):
        k.window(1.3, 1.7, k.aluminium('black'), knob=False)
    room.daylight('left', WINDOW, 95)
    shower()
    vanity()
    k.area((0.6, -2.2, 2.3), (-0.2, 3, 1.0), (2.6, 1.2), 38, '#fff0dd')
    inside.downlights([(0.95, 2.6), (-0.75, 3.2)], 2.7, 22, 100)
    k.day(40, 262, 12, 0.2)
    k.floor((-60, 60), (-60, 60), k.lawn(), -0.1)
    for y, size in ((3.4, 0.9), (5.2, 1.1), (6.8, 1.0)):
        k.shrub((-4.4, y, 0.5), size, seed=int(y), density=0.5)
    k.palm((-6.5, 7.6, 0), 4.5, 4)
    inside.settle()
    k.camera((0.95, -1.7, 1.38), (-0.1, 2.5, 1.2), 27, exposure=1.2)


def shower():
    """Stone tray in the left rear corner, glass along x = 0.45 and half the front."""
    dark = k.stone('dark', (0.6, 0.3), 0.003, 0.45)
    k.box((-2.1, 0.5), (3.88, 3.9), (0, 2.75), dark, 0)
    k.box((-2.1, 0.5), (2.1, 3.9), (0, 0.012), k.stone('dark', (0.1, 0.1), 0.004, 0.5, upright=False), 0.002)
    k.box((-0.3, 0.44), (3.8, 3.84), (0.012, 0.016), k.stainless(), 0)
    inside.shower_set((-0.75, 3.88, 0), k.aluminium('black'))
    inside.screen((-0.6, 0.5), (0.015, 2.2), 2.1)
    with k.place((0.5, 2.1, 0), turn=90):
        inside.screen((0, 1.78), (0.015, 2.2))
    black = k.aluminium('black')
    k.rod((-0.6, 2.1, 2.18), (-2.1, 2.1, 2.18), 0.01, black)
    for x in (-0.5, 0.4):
        k.box((x - 0.02, x + 0.02), (2.09, 2.11), (0.012, 0.06), black, 0.002)
    k.box((-2.1, -1.65), (3.0, 3.88), (0.38, 0.44), k.stone('travertine', (3, 3), 0, 0.35), 0.004)
    k.box((-2.1, -1.68), (3.02, 3.88), (0, 0.38), dark, 0)
    niche()
    with k.place((-1.98, 3.3, 0.44)):
        k.slab((-0.05, 0.2), (-0.1, 0.12), (0, 0.09), k.fabric('#efe9dd'), 0.03)


def niche():
    """Lit recess in the rear wall with bottles."""
    wood = k.stone('travertine', (3, 3), 0, 0.35)
    k.box((-0.25, 0.3), (3.86, 3.885), (1.1, 1.5), k.plain('#17130f', 0.8), 0)
    k.box((-0.25, 0.3), (3.78, 3.885), (1.08, 1.1), wood, 0.002)
    k.box((-0.25, 0.3), (3.78, 3.885), (1.5, 1.52), wood, 0.002)
    inside.cove((-0.22, 3.83, 1.495), (0.27, 3.83, 1.495), 1.2, (0.02, 3.84, 1.1), size=0.02)
    for x, tall, tone in ((-0.15, 0.2, '#8b6a44'), (-0.05, 0.16, '#e8e2d5'), (0.06, 0.18, '#4b5140')):
        inside.bottle((x, 3.82, 1.1), tall, 0.03, k.plain(tone, 0.25))


def vanity():
    with k.place((1.5, 3.3, 0.42), turn=-90):
        inside.cupboard(1.9, 0.42, 0.55, 2, front=k.wood('oak', 'x'), plinth=0.0)
    inside.worktop((1.48, 2.1), (1.38, 3.32), 0.87, k.marble('#e6e0d5', '#a39a8c'))
    inside.basin((1.78, 2.85, 0.87), 0.21)
    inside.tap((2.0, 2.85, 0.87), k.aluminium('black'), 0.3, 0.17, -90)
    inside.vase((1.85, 1.72, 0.87), 0.22, 0.07)
    inside.branches((1.85, 1.72, 1.08), 7, 0.4, 5)
    k.sheet([(2.09, 1.6, 1.2), (2.09, 3.1, 1.2), (2.09, 3.1, 2.2), (2.09, 1.6, 2.2)], k.mirror())
    inside.cove((2.06, 1.65, 1.19), (2.06, 3.05, 1.19), 4, (1.9, 2.3, 0.8))
    k.rug((0.3, 1.25), (0.2, 1.5), 0.0, '#ece5d8', '#ddd3c0', 6)
