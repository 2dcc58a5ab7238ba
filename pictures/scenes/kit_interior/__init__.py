"""Builders for rooms, shared by the interior scenes: `import kit_interior as inside`."""
from .bath import *
from .bedroom import *
from .calm import settle
from .doors import *
from .joinery import *
from .kitchen import *
from .objects import *
from .office import *
from .room import Room, cove, downlights, wall
from .workshop import *
