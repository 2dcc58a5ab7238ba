"""Hall with wide oak boards, a glazed black door at the end and sun lying across the floor."""
import kit as k
import kit_interior as inside

DOOR, WINDOW = (-1.0, 1.0, 0.0, 2.55), (1.0, 3.6, 0.15, 2.55)


def build():
    room = inside.Room(3.8, 6.4, 2.95, front=-2.4, walls=k.plain('#efe8dc', 0.9), floor=k.wood('oak', 'y', 0.33, plank=0.22), back=[DOOR], right=[WINDOW], skirting=k.plain('#f6f2ea', 0.4))
    with room.fitted('back', DOOR):
        k.window(2.0, 2.55, k.aluminium('black'), columns=2, face=0.05, sash=0.05)
        for z in (0.85, 1.7):
            k.box((0.05, 1.95), (0.02, 0.05), (z - 0.014, z + 0.014), k.aluminium('black'), 0.002)
    with room.fitted('right', WINDOW):
        k.window(2.6, 2.4, k.aluminium('black'), columns=3, knob=False)
    room.daylight('back', DOOR, 65)
    room.daylight('right', WINDOW, 100)
    furnish()
    outside()
    k.area((0, -2.1, 2.5), (0, 3, 0.5), (2.8, 1.0), 30, '#fff2e2')
    k.day(34, 78, 13, 0.2, clouds=0.3)
    inside.settle()
    k.camera((-0.25, -1.9, 1.05), (-0.02, 4, 0.98), 25, exposure=0.85)


def furnish():
    with k.place((-1.68, 3.2, 0), turn=90):
        k.table(1.5, 0.36, 0.8, k.wood('walnut', 'x'), k.aluminium('black'))
    inside.vase((-1.68, 2.8, 0.8), 0.34, 0.11, k.plain('#c9b393', 0.55))
    inside.branches((-1.68, 2.8, 1.1), 13, 0.75, 4)
    inside.stack((-1.66, 3.55, 0.8), 4, 3)
    inside.bowl((-1.66, 3.2, 0.8), 0.13, 0.06, k.plain('#4a3a2e', 0.4))
    with k.place((-1.9, 2.55, 0), turn=90):
        k.rod((0.65, -0.03, 1.72), (0.65, 0.0, 1.72), 0.42, k.aluminium('bronze'), sides=64)
        k.rod((0.65, -0.034, 1.72), (0.65, -0.03, 1.72), 0.395, k.mirror(), sides=64)
    with k.place((-1.62, 5.0, 0), turn=90):
        k.slab((-0.55, 0.55), (-0.2, 0.2), (0.3, 0.44), k.fabric('#bfa784'), 0.04)
        for x in (-0.45, 0.45):
            k.box((x - 0.02, x + 0.02), (-0.16, 0.16), (0, 0.3), k.wood('walnut', 'z'), 0.003)
    k.rug((-0.75, 0.75), (2.6, 5.4), 0.0, '#cfc3ae', '#b3a48a', 9)
    k.potted((1.45, 4.4, 0), 0.5, 0.24, k.plain('#3f3a35', 0.6), 'palm', 3, size=1.25)
    k.potted((1.5, 0.55, 0), 0.42, 0.2, k.plain('#d5c9b6', 0.6), 'snake', 4, 0.8)
    k.pendant((0, 4.2, 2.95), 0.6, 0.22, k.plain('#e9e0cf', 0.5), 8)


def outside():
    k.floor((-60, 60), (6.6, 90), k.stone('travertine', (1.2, 0.6), 0.004, upright=False), -0.06)
    k.floor((2.2, 60), (-30, 90), k.lawn(), -0.1)
    k.hedge((-7, 14, 0), (7, 14, 0), 1.1, density=0.4, flowers='#b5286b')
    k.palm((-1.2, 17, 0), 7, 2)
    k.palm((2.4, 19, 0), 8, 6)
    k.hedge((6.5, -2, 0), (6.5, 9, 0), 0.8, density=0.4)
