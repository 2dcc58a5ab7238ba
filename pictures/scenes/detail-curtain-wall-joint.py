"""Where mullion and transom of a curtain wall meet: glass units, seals, pressure plate and screws, one cap still to come."""
import kit as k

CAP = [(-0.025, 0.0), (-0.025, -0.02), (-0.021, -0.024), (0.021, -0.024), (0.025, -0.02), (0.025, 0.0)]
PLATE = [(-0.022, 0.0), (-0.022, -0.008), (-0.009, -0.008), (-0.007, -0.005), (0.007, -0.005), (0.009, -0.008), (0.022, -0.008), (0.022, 0.0)]
SEAL = 0.0045


def rail(length, cap, plate, capped):
    """Seals, pressure plate with screws from the origin upwards, and its cap over the given stretch."""
    rubber = k.plain('#0d0d0e', 0.75)
    for side in (-1, 1):
        k.bar(length, [(side * 0.0235, 0.0), (side * 0.0235, -SEAL - 0.001), (side * 0.012, -SEAL - 0.001), (side * 0.012, 0.0)], rubber, 'z')
    with k.place((0, -SEAL, 0)):
        k.bar(length, PLATE, plate, 'z')
    for i in range(int(length / 0.2)):
        k.screw((0, -SEAL - 0.006, 0.1 + i * 0.2), -1, 0.0062)
    with k.place((0, -SEAL - 0.002, capped[0])):
        k.bar(capped[1] - capped[0], CAP, cap, 'z')


def unit(x, z):
    """Insulating glass unit of two panes with its spacer and black edge."""
    k.pane(x, z, -0.001, k.glass('#8fb0b6', 0.32))
    k.pane(x, z, 0.024, k.glass('#e6efed', 0.1))
    k.border(x, z, 0.02, 0.018, k.plain('#1d1e20', 0.6), 0.003)
    k.border((x[0] + 0.02, x[1] - 0.02), (z[0] + 0.02, z[1] - 0.02), 0.006, 0.014, k.plain('#b4b8ba', 0.3, 0.8), 0.005)


def build():
    k.day(24, 236, sun=6.0, sky=0.2, clouds=0.9)
    cap, plate, frame = k.aluminium('champagne'), k.plain('#9ea3a6', 0.42, 0.9), k.aluminium('anthracite')
    for x in ((-1.5, -0.008), (0.008, 1.5)):
        for z in ((-2.4, -0.008), (0.008, 2.6)):
            unit(x, z)
    for x in (-1.5, 0, 1.5):
        with k.place((x, 0, -2.4)):
            rail(5.0, cap, plate, (0.0, 2.34) if x == 0 else (0, 5))
        k.box((x - 0.025, x + 0.025), (0.03, 0.18), (-2.4, 2.6), frame, 0.002)
    with k.place((0, 0, -2.4)):
        with k.place((0, -SEAL - 0.002, 2.56)):
            k.bar(2.4, CAP, cap, 'z')
    for start, length in ((-1.475, 1.449), (0.026, 1.449)):
        with k.place((start + length, 0, 0), tilt=(0, -90)):
            rail(length, cap, plate, (0, length))
        k.box((start, start + length), (0.03, 0.15), (-0.025, 0.025), frame, 0.002)
    k.box((-6, 6), (0.6, 7), (-0.42, -0.1), k.concrete('#b3aea5'), 0.01)
    k.box((-6, 6), (0.45, 7), (-0.1, -0.06), k.wood('oak', 'x', plank=0.2), 0)
    k.box((-6, 6), (0.5, 7), (2.5, 2.6), k.plain('#e7e4de', 0.8), 0)
    for i in range(3):
        k.box((-4, 4), (1.6 + i * 1.8, 1.68 + i * 1.8), (2.47, 2.5), k.glow('#fff0d8', 6), 0)
    k.box((-6, 6), (7, 7.1), (-2, 3), k.wood('walnut', 'z'), 0)
    k.potted((1.0, 1.5, -0.06), 0.4, 0.24, k.plain('#d8cfc0', 0.6), 'fig', 3, 1.1)
    with k.place((-1.4, 3.0, -0.06), turn=150):
        k.lounge_chair(k.fabric('#b58a5f'))
    for x, y, wide, high, tone in ((-46, -52, 22, 74, '#c9b08a'), (-14, -78, 26, 110, '#8fa1ad'), (34, -64, 24, 60, '#d8c6a6'), (12, -90, 20, 130, '#9fa8ab')):
        k.box((x, x + wide), (y, y + 20), (-40, high), k.tower_skin('#a9bccb', 0.15), 0)
    k.floor((-400, 400), (-400, -20), k.ground('#b9a88c', '#a3947b'), -40)
    k.camera((-0.62, -0.92, -0.16), (0.02, 0, 0.06), 40, fstop=8, focus=1.08, exposure=0.3)
