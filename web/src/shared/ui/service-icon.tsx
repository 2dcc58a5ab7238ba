import Blinds from 'icon:BlindsOutlined';
import DoorFront from 'icon:DoorFrontOutlined';
import Tent from 'icon:FestivalOutlined';
import GridOn from 'icon:GridOnOutlined';
import Layers from 'icon:LayersOutlined';
import Gamepad from 'icon:SportsEsportsOutlined';
import ViewQuilt from 'icon:ViewQuiltOutlined';
import LocalBar from 'icon:WaterDropOutlined';
import Window from 'icon:WindowOutlined';
import Shrub from 'icon:YardOutlined';
import type { ServiceIcon as IconName } from '@alnafitha/contract';
import type { Icon } from './icon';

const icons: Record<IconName, Icon> = {
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

/** A stored icon may be newer than the open page. */
export function ServiceIcon({ name }: { name: IconName }) {
  const Icon = icons[name] ?? Layers;
  return <Icon aria-hidden />;
}
