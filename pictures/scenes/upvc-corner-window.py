"""Corner window of white UPVC in a living room, the sea and the towers outside."""
import kit as k
import kit_interior as inside

BACK, RIGHT = (-0.7, 2.55, 0.45, 2.5), (1.3, 4.55, 0.45, 2.5)


def build():
    room = inside.Room(5.6, 4.8, 2.8, front=-2.6, walls=k.plain('#efe7da', 0.9), floor=k.wood('oak', 'y', 0.38, plank=0.2), back=[BACK], right=[RIGHT], skirting=k.plain('#f6f2ea', 0.4))
    for side, hole in (('back', BACK), ('right', RIGHT)):
        with room.fitted(side, hole):
            k.window(3.25, 2.05, k.upvc(), columns=3, face=0.075, sash=0.07)
        room.daylight(side, hole, 80)
    k.box((-0.75, 2.8), (4.66, 4.95), (0.41, 0.45), k.plain('#f4f1ea', 0.25), 0.005)
    k.box((2.66, 2.95), (1.25, 4.8), (0.41, 0.45), k.plain('#f4f1ea', 0.25), 0.005)
    living()
    k.area((-1.2, -2.3, 2.4), (0.6, 3, 0.8), (3.2, 1.4), 46, '#fff2e2')
    k.day(28, 62, 13, 0.2, clouds=0.4)
    k.skyline((-500, 1500), 1500, 15, 34, 300, base=-40)
    k.sea(60, z=-40)
    k.floor((60, 3000), (-900, 62), k.water('#1f5f78', 0.5, 0.35), -40)
    inside.settle()
    k.camera((-1.75, -1.5, 1.32), (0.75, 3.4, 1.2), 25, exposure=0.85)


def living():
    k.rug((-1.3, 2.2), (1.0, 3.9), 0.0, '#d8cdb9', '#bfae90', 11)
    with k.place((0.35, 4.05, 0)):
        k.sofa(2.4, cloth=k.fabric('#cfc2aa'), pillows=('#7d8d86', '#b9835a'))
    with k.place((1.95, 2.2, 0), turn=-76):
        k.lounge_chair(k.fabric('#6f8189'), k.wood('oak', 'y'))
    with k.place((0.45, 2.4, 0)):
        k.round_table(0.48, 0.36, k.wood('walnut', 'x'))
    inside.stack((0.38, 2.35, 0.36), 7, 2)
    inside.bowl((0.62, 2.5, 0.36), 0.11, 0.06, k.plain('#c78d5f', 0.5))
    with k.place((-1.5, 4.3, 0)):
        k.floor_lamp(1.6, 6)
    k.potted((2.35, 4.35, 0), 0.42, 0.2, k.plain('#b9a58a', 0.6), 'palm', 3, size=1.0)
    inside.framed((-2.35, -1.2), (1.25, 2.05), 4.8)
    for x, z, tone in ((1.0, 0.45, '#c78d5f'), (1.25, 0.45, '#e9e1d1')):
        inside.vase((x, 4.8, z), 0.2, 0.06, k.plain(tone, 0.5))
    with k.place((-2.62, 1.4, 0), turn=90):
        k.box((0, 1.9), (-0.4, 0), (0.25, 0.62), k.wood('oak', 'x'), 0.006)
        for x in (0.12, 1.78):
            k.rod((x, -0.2, 0), (x, -0.2, 0.25), 0.018, k.aluminium('black'))
    inside.vase((-2.45, 2.9, 0.62), 0.32, 0.1, k.plain('#7c8a80', 0.5))
    inside.branches((-2.45, 2.9, 0.9), 11, 0.65, 9)
