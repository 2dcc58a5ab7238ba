import type { ServiceIcon as IconName } from '@alnafitha/contract';
import Blinds from '@mui/icons-material/BlindsOutlined';
import DoorFront from '@mui/icons-material/DoorFrontOutlined';
import Tent from '@mui/icons-material/FestivalOutlined';
import GridOn from '@mui/icons-material/GridOnOutlined';
import Layers from '@mui/icons-material/LayersOutlined';
import Gamepad from '@mui/icons-material/SportsEsportsOutlined';
import ViewQuilt from '@mui/icons-material/ViewQuiltOutlined';
import LocalBar from '@mui/icons-material/WaterDropOutlined';
import Window from '@mui/icons-material/WindowOutlined';
import Shrub from '@mui/icons-material/YardOutlined';
import type SvgIcon from '@mui/material/SvgIcon';

const icons: Record<IconName, typeof SvgIcon> = {
  DoorClosed: DoorFront,
  Blinds,
  PanelTop: ViewQuilt,
  GlassWater: LocalBar,
  Grid: GridOn,
  Tent,
  Shrub,
  Layers,
  Window,
  Gamepad2: Gamepad,
};

/** The icon that an administrator chose for a service. */
export function ServiceIcon({ name }: { name: IconName }) {
  const Icon = icons[name];
  return <Icon aria-hidden />;
}
