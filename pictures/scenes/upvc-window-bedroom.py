"""Bedroom in the morning: a white tilt-and-turn window, sheer curtains, sun across the bed."""
import kit as k
import kit_interior as inside

WINDOW = (-1.35, 1.15, 0.55, 2.4)


def build():
    room = inside.Room(5.2, 4.2, 2.85, front=-2.6, walls=k.plain('#f0e9dd', 0.9), floor=k.wood('oak', 'x', plank=0.2), back=[WINDOW], skirting=k.plain('#f4f0e8', 0.4))
    with room.fitted('back', WINDOW, 0.12):
        k.window(2.5, 1.85, k.upvc(), columns=2, face=0.075, sash=0.075)
    k.box((-1.45, 1.25), (4.08, 4.3), (0.51, 0.55), k.marble(), 0.004)
    room.daylight('back', WINDOW, 90)
    drapes()
    with k.place((2.55, 1.9, 0), turn=-90):
        inside.bed(1.8, 2.05)
    corner()
    outside()
    k.area((-1.2, -2.4, 2.4), (0.3, 2.5, 0.8), (3.2, 1.4), 48, '#fff2e2')
    k.day(27, 318, 13, 0.2)
    inside.settle()
    k.camera((-1.5, -1.5, 1.3), (0.12, 3.4, 1.16), 29, exposure=1.15)


def drapes():
    sheer, heavy = k.fabric('#f7f3ea', thin=True), k.fabric('#c9b697')
    k.rod((-2.4, 4.08, 2.66), (2.2, 4.08, 2.66), 0.014, k.aluminium('bronze'))
    with k.place((-2.3, 4.08, 0.02)):
        k.curtain(0.8, 2.63, heavy, 7, 0.06, 2)
    with k.place((1.35, 4.08, 0.02)):
        k.curtain(0.8, 2.63, heavy, 7, 0.06, 4)
    with k.place((-1.5, 4.12, 0.02)):
        k.curtain(0.5, 2.63, sheer, 6, 0.035, 3)
    with k.place((0.95, 4.12, 0.02)):
        k.curtain(0.4, 2.63, sheer, 5, 0.035, 6)


def corner():
    with k.place((2.56, 3.2, 0), turn=-90):
        inside.nightstand((0, 0, 0))
        inside.bedside_lamp((0, -0.2, 0.52), 5)
    with k.place((-1.75, 2.9, 0), turn=28):
        k.lounge_chair(k.fabric('#d8cab2'), k.wood('oak', 'y'))
    k.rug((-1.4, 2.2), (0.2, 3.5), 0.0, '#d9cdb8', '#c4b498', 11)
    with k.place((-1.0, 2.35, 0)):
        k.round_table(0.24, 0.45, k.wood('oak', 'x'), k.aluminium('black'))
    inside.stack((-1.02, 2.37, 0.45), 6, 2)
    k.potted((-2.2, 3.75, 0), 0.42, 0.2, k.plain('#6f6a62', 0.6), 'snake', 3, size=0.95)
    inside.vase((-0.95, 4.2, 0.55), 0.2, 0.06, k.plain('#efe8da', 0.4))


def outside():
    k.floor((-60, 60), (4.6, 90), k.lawn(), -0.4)
    k.hedge((-9, 13, -0.3), (9, 13, -0.3), 0.8, density=0.4)
    k.hedge((-12, 17, 0.2), (12, 17, 0.2), 1.2, '#5a7440', 3, density=0.3, flowers='#b5286b')
    for at, tall in (((-3.4, 17.5, 0), 6.0), ((1.6, 20, 0), 7.5), ((5.2, 18, 0), 5.5)):
        k.palm(at, tall, int(at[1]))
