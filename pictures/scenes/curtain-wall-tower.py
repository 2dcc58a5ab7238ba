"""A glass tower seen from below in late sun, with the sky and neighbouring towers in its panes."""
import kit as k


def facade(bays, floors, vision, spandrel, frame):
    k.curtain_wall(bays, floors, 1.5, 3.8, frame, vision, spandrel, 0.95, 0.07, 0.13)
    for i in range(0, bays + 1, 4):
        k.box((i * 1.5 - 0.035, i * 1.5 + 0.035), (-0.42, -0.12), (0, floors * 3.8), k.aluminium('silver'), 0.008)


def floors_behind(width, depth, floors):
    """Slabs, ceilings with light strips and blinds that are seen through the panes."""
    ceiling, strip = k.plain('#b9b6b0', 0.8), k.glow('#fff0d8', 3.0)
    for j in range(floors):
        z = j * 3.8
        k.box((0.3, width), (0.5, depth), (z + 3.3, z + 3.8), ceiling, 0)
        for i in range(2, int(width), 6):
            k.box((i, i + 0.16), (1.2, 7), (z + 3.27, z + 3.3), strip, 0)
        if j % 3 == 1:
            k.box((3, 9), (0.18, 0.22), (z + 1.8, z + 3.3), k.fabric('#ded8cb'), 0)
    k.box((6, width - 6), (8, 9), (0, floors * 3.8), k.concrete('#8b8781'), 0)


def neighbours():
    """Towers across the street, there for the reflections."""
    for x, y, wide, high, tone in ((-46, -52, 22, 74, '#c9b08a'), (-14, -78, 26, 110, '#8fa1ad'), (34, -64, 24, 60, '#d8c6a6'), (78, -70, 30, 95, '#9fa8ab')):
        k.box((x, x + wide), (y, y + 20), (0, high), k.plain(tone, 0.5), 0)
        for z in range(3, high - 2, 4):
            k.box((x - 0.1, x + wide + 0.1), (y - 0.1, y + 20.1), (z, z + 1.9), k.plain('#36464f', 0.1), 0)


def build():
    k.day(22, 232, sun=5.5, sky=0.2, clouds=1.0, dust=1.2)
    vision = k.glass('#5f8792', 0.5, wavy=True)
    spandrel = k.plain('#3f5b69', 0.05, 0.9)
    frame = k.aluminium('anthracite')
    facade(22, 26, vision, spandrel, frame)
    with k.place((0, 33, 0), turn=-90):
        facade(22, 26, vision, spandrel, frame)
    floors_behind(32, 32, 26)
    k.box((-0.12, 0.12), (-0.12, 0.12), (0, 98.8), frame, 0.02)
    k.box((-0.7, 33), (-0.7, 33), (98.8, 100.4), frame, 0.1)
    neighbours()
    k.box((52, 80), (40, 70), (0, 84), k.tower_skin('#a9bccb', 0.1), 0)
    k.floor((-400, 400), (-400, 400), k.ground('#b9a88c', '#a3947b'))
    k.palm((-4.5, -9.5, 0), 10.5, 3, spread=3.4)
    k.palm((5.5, -7.5, 0), 9, 8, spread=3.2)
    k.camera((-15, -24, 1.7), (7.5, 0, 36), 27, level=False, exposure=0.6, look='Medium High Contrast')
