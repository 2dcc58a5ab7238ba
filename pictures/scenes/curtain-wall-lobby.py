"""Double-height lobby inside a curtain wall: afternoon sun through the mullions, reception desk, lounge."""
import kit as k
import kit_interior as inside

HEIGHT, DEPTH, FRONT, HALF = 7.0, 13.0, -3.0, 6.0


def build():
    shell()
    reception()
    lounge()
    k.area((HALF + 0.5, 5, 3.6), (0, 5, 2.5), (7, 15), 620, '#eff4ff')
    k.area((-2, -2.7, 4.5), (0, 5, 1.5), (6, 3), 110, '#fff0dd')
    k.day(33, 74, 12, 0.22, clouds=0.4)
    outside()
    inside.settle()
    k.camera((-0.6, -2.6, 1.6), (-0.35, 6, 2.35), 20, exposure=0.55)


def shell():
    stone = k.stone('travertine', (1.5, 0.75), 0.003, 0.4)
    k.box((-HALF - 0.2, HALF + 0.2), (FRONT, DEPTH), (-0.2, 0), k.stone('cream', (1.5, 1.5), 0.003, 0.16, upright=False), 0)
    k.box((-HALF - 0.2, HALF + 0.2), (FRONT, DEPTH), (HEIGHT, HEIGHT + 0.2), k.wood('ash', 'y', 0.6, plank=0.2), 0)
    k.box((-HALF - 0.2, -HALF), (FRONT, DEPTH), (0, HEIGHT), stone, 0)
    k.box((-HALF - 0.2, HALF), (FRONT - 0.2, FRONT), (0, HEIGHT), stone, 0)
    with k.place((HALF, FRONT - 0.5, 0), turn=90):
        k.curtain_wall(11, 2, 1.5, 3.5, k.aluminium('anthracite'), k.glass('#e9f2f1', 0.06), None, 0.25)
    with k.place((HALF, DEPTH, 0), turn=180):
        k.curtain_wall(8, 2, 1.5, 3.5, k.aluminium('anthracite'), k.glass('#e9f2f1', 0.06), None, 0.25)


def reception():
    """Slatted wall with a desk in front of it, on the left."""
    with k.place((-HALF + 0.07, 3.5, 0), turn=90):
        inside.slats(7.5, HEIGHT, k.wood('walnut', 'z'), 0.09, 0.055, 0.05)
    k.box((-4.3, -3.6), (5.2, 8.8), (0, 1.05), k.stone('dark', (3, 3), 0, 0.35), 0.01)
    k.box((-4.5, -3.5), (5.1, 8.9), (1.05, 1.1), k.marble(), 0.004)
    k.box((-3.6, -3.585), (5.3, 8.7), (0.02, 0.05), k.glow('#ffd9a0', 5.0), 0)
    for y in (5.9, 7.0, 8.1):
        k.pendant((-3.95, y, HEIGHT), 4.6, 0.2, k.aluminium('bronze'), 30)
    inside.vase((-3.95, 5.6, 1.1), 0.34, 0.1)
    inside.branches((-3.95, 5.6, 1.42), 11, 0.7, 4)


def lounge():
    k.rug((0.2, 4.6), (1.7, 5.6), 0.0, '#b9ab93', '#a08f74', 9)
    with k.place((2.3, 5.0, 0)):
        k.sofa(2.6, cloth=k.fabric('#6f7f80'), seats=3)
    for at, turn in (((0.6, 2.9, 0), 118), ((4.0, 2.9, 0), -112)):
        with k.place(at, turn=turn):
            k.lounge_chair(k.fabric('#cbb58f'), k.wood('walnut', 'y'))
    with k.place((2.3, 3.4, 0)):
        k.round_table(0.55, 0.36, k.marble())
    inside.stack((2.2, 3.35, 0.36), 3, 2)
    k.potted((4.9, 6.4, 0), 0.7, 0.34, k.plain('#3c3833', 0.6), 'olive', 2, 1.6)
    k.potted((5.2, 0.6, 0), 0.6, 0.3, k.plain('#d8cfc0', 0.6), 'palm', 4, size=1.7)
    k.potted((-1.9, 11.6, 0), 0.7, 0.34, k.plain('#3c3833', 0.6), 'fig', 5, 1.6)


def outside():
    k.floor((-80, 120), (-60, 150), k.stone('sand', (1.2, 1.2), 0.004, upright=False), -0.05)
    for at, tall in (((11, 4, 0), 8), ((12, 11, 0), 9), ((3.5, 22, 0), 8.5), ((-2.5, 24, 0), 9.5), ((9, 26, 0), 8)):
        k.palm(at, tall, int(at[0] + at[1]))
    k.hedge((-9, 19, 0), (10, 19, 0), 0.7, density=0.3)
    k.skyline((-200, 260), 420, 6, 16, 150)
