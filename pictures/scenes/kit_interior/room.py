"""A room: floor, walls with openings, ceiling, and daylight that comes in where the openings are."""
import kit as k


def wall(length, height, material, holes=(), thick=0.25):
    """Wall along +X from the origin, room face at y = 0, body towards +Y; holes are (start, end, bottom, top)."""
    start = 0.0
    for left, right, bottom, top in sorted(holes):
        if left > start:
            k.box((start, left), (0, thick), (0, height), material, 0)
        if bottom > 0:
            k.box((left, right), (0, thick), (0, bottom), material, 0)
        if top < height:
            k.box((left, right), (0, thick), (top, height), material, 0)
        start = right
    if start < length:
        k.box((start, length), (0, thick), (0, height), material, 0)


class Room:
    """x from -width/2 to width/2, y from `front` to `depth`. Openings per side: (start, end, bottom, top), along x or y in the room's own metres."""

    def __init__(self, width, depth, height=2.9, front=-2.0, walls=None, floor=None, ceiling=None, back=(), left=(), right=(), skirting=None,
                 back_wall=None, thick=0.25, roof=True):
        self.half, self.depth, self.height, self.front, self.thick = width / 2, depth, height, front, thick
        paint = walls or k.plain('#ece6da', 0.9)
        length = depth - front
        k.box((-self.half - thick, self.half + thick), (front - thick, depth + thick), (-0.2, 0), floor or k.wood('oak', 'y', plank=0.18), 0)
        if roof:
            k.box((-self.half - thick, self.half + thick), (front - thick, depth + thick), (height, height + 0.2), ceiling or k.plain('#f4f1ea', 0.8), 0)
        with k.place((-self.half, depth, 0)):
            wall(width, height, back_wall or paint, [(a + self.half, b + self.half, c, d) for a, b, c, d in back], thick)
        with k.place((-self.half, front, 0), turn=90):
            wall(length, height, paint, [(a - front, b - front, c, d) for a, b, c, d in left], thick)
        with k.place((self.half, depth, 0), turn=-90):
            wall(length, height, paint, [(depth - b, depth - a, c, d) for a, b, c, d in right], thick)
        with k.place((self.half, front, 0), turn=180):
            wall(width, height, paint, (), thick)
        if skirting:
            self._skirt(skirting, back, left, right)

    def _skirt(self, material, back, left, right):
        """Skirting board, left out in front of openings that reach the floor."""
        def pieces(low, high, holes):
            for a, b, bottom, _ in sorted(holes):
                if bottom < 0.1:
                    yield low, a
                    low = b
            yield low, high
        for a, b in pieces(-self.half, self.half, back):
            k.box((a, b), (self.depth - 0.015, self.depth), (0, 0.09), material, 0.003)
        for a, b in pieces(self.front, self.depth, left):
            k.box((-self.half, -self.half + 0.015), (a, b), (0, 0.09), material, 0.003)
        for a, b in pieces(self.front, self.depth, right):
            k.box((self.half - 0.015, self.half), (a, b), (0, 0.09), material, 0.003)

    def fitted(self, side, hole, inset=0.1):
        """Frame for building a window of the hole's size from the origin, its inside towards the room."""
        start, end, bottom, _ = hole
        out = self.thick - inset
        if side == 'back':
            return k.place((end, self.depth + out, bottom), turn=180)
        if side == 'left':
            return k.place((-self.half - out, end, bottom), turn=-90)
        return k.place((self.half + out, start, bottom), turn=90)

    def daylight(self, side, hole, power, color='#f3f6ff'):
        """Soft sky light through an opening: a lamp just outside the glass, unseen by the camera."""
        start, end, bottom, top = hole
        middle, z, out = (start + end) / 2, (bottom + top) / 2, self.thick + 0.05
        if side == 'back':
            at, target = (middle, self.depth + out, z), (middle, 0, z - 0.5)
        elif side == 'left':
            at, target = (-self.half - out, middle, z), (0, middle, z - 0.5)
        else:
            at, target = (self.half + out, middle, z), (0, middle, z - 0.5)
        k.area(at, target, (end - start, top - bottom), power, color)


def downlights(points, height, power=14, angle=85, color='#ffd9ae'):
    """Recessed ceiling spots at (x, y) points."""
    for x, y in points:
        k.rod((x, y, height - 0.006), (x, y, height + 0.01), 0.048, k.aluminium('white'), sides=28)
        k.rod((x, y, height - 0.008), (x, y, height - 0.004), 0.034, k.glow('#ffe3bd', 9.0), sides=24)
        k.spot((x, y, height - 0.02), (x, y, 0), power, angle, color)


def cove(start, end, power, target, color='#ffcf95', size=0.05):
    """Hidden light strip between two points, shining at a target."""
    length = max(abs(b - a) for a, b in zip(start, end))
    middle = tuple((a + b) / 2 for a, b in zip(start, end))
    upright = abs(end[2] - start[2]) == length
    k.area(middle, target, (size, length) if upright else (length, size), power, color)
