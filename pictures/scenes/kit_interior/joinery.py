"""Fitted cupboards, shelves and wall panelling. Built along +X from the origin, front at y = 0, body towards +Y."""
import kit as k


def grip_bar(x, z, y, length=0.16, upright=False, metal=None):
    """Slim bar handle in front of a door at height z."""
    steel = metal or k.stainless()
    ends = [(x, y - 0.032, z - length / 2), (x, y - 0.032, z + length / 2)] if upright else [(x - length / 2, y - 0.032, z), (x + length / 2, y - 0.032, z)]
    k.rod(ends[0], ends[1], 0.0055, steel)
    for end in ends:
        inner = [0.85 * a + 0.15 * b for a, b in zip(end, (x, y - 0.032, z))]
        k.rod((inner[0], y, inner[2]), tuple(inner), 0.0045, steel)


def cupboard(width, height, depth=0.58, doors=3, rows=(1.0,), front=None, grip='groove', plinth=0.1, base=0.0, metal=None, inner=None):
    """Cupboard with door or drawer fronts, 3 mm shadow gaps and a recessed plinth. Rows are shares of the height, from below;
    grip is 'groove' (dark recess on top), 'bar', 'upright' or None."""
    skin, dark = front or k.wood('walnut', 'z'), inner or k.plain('#1b1917', 0.7)
    top = height - (0.035 if grip == 'groove' else 0.0)
    k.box((0.002, width - 0.002), (0.022, depth), (base + plinth, base + height), dark, 0)
    if plinth:
        k.box((0.02, width - 0.02), (0.06, depth), (base, base + plinth), dark, 0)
    for x in ((0, 0.018), (width - 0.018, width)):
        k.box(x, (0, depth), (base + plinth, base + height), skin, 0.001)
    step, low, total = (width - 0.036) / doors, base + plinth, sum(rows)
    for share in rows:
        high = low + (base + top - (base + plinth)) * share / total
        for i in range(doors):
            x0, x1 = 0.018 + i * step + 0.002, 0.018 + (i + 1) * step - 0.002
            k.box((x0, x1), (0, 0.02), (low + 0.002, high - 0.002), skin, 0.0018)
            if grip == 'bar':
                grip_bar((x0 + x1) / 2, high - 0.06, 0, 0.16, metal=metal)
            elif grip == 'upright':
                grip_bar(x1 - 0.05 if i % 2 == 0 else x0 + 0.05, (low + high) / 2 if base == 0 else low + 0.16, 0, 0.22, True, metal)
        low = high


def slats(width, height, material=None, step=0.04, wide=0.026, deep=0.03, base=0.0):
    """Upright wooden slats in front of a dark ground."""
    timber = material or k.wood('oak', 'z')
    k.box((0, width), (deep, deep + 0.01), (base, base + height), k.plain('#211c18', 0.9), 0)
    count = round(width / step)
    for i in range(count):
        x = (i + 0.5) * width / count
        k.box((x - wide / 2, x + wide / 2), (0, deep + 0.004), (base, base + height), timber, 0.002)


def bookcase(width, height, columns=3, shelves=5, depth=0.32, material=None, back=None, thick=0.028):
    """Open shelves; returns the inner (x0, x1, z) of each compartment's floor, row by row from below."""
    timber = material or k.wood('walnut', 'z')
    k.box((0, width), (depth - 0.012, depth), (0, height), back or timber, 0)
    for i in range(columns + 1):
        x = i * (width - thick) / columns
        k.box((x, x + thick), (0, depth), (0, height), timber, 0.002)
    spots = []
    for j in range(shelves + 1):
        z = j * (height - thick) / shelves
        k.box((thick / 2, width - thick / 2), (0.004, depth), (z, z + thick), timber, 0.002)
        if j < shelves:
            spots += [(i * (width - thick) / columns + thick, (i + 1) * (width - thick) / columns, z + thick) for i in range(columns)]
    return spots


def worktop(x, y, z, material=None, thick=0.03, waterfall=False, floor=0.0):
    """Stone slab; `waterfall` takes it down to the floor at both ends."""
    slab = material or k.marble()
    k.box(x, y, (z - thick, z), slab, 0.003)
    if waterfall:
        for end in ((x[0], x[0] + thick), (x[1] - thick, x[1])):
            k.box(end, y, (floor, z - thick), slab, 0.003)
