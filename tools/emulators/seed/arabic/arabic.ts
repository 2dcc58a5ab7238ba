import { altTexts } from './alt-texts';
import { images } from './images';
import { apprentices } from './posts/apprentices';
import { condensation } from './posts/condensation';
import { coolHouse } from './posts/cool-house';
import { darkFrames } from './posts/dark-frames';
import { dustSeals } from './posts/dust-seals';
import { kitchenMaterials } from './posts/kitchen-materials';
import { lagoonVilla } from './posts/lagoon-villa';
import { lusailTower } from './posts/lusail-tower';
import { newMachine } from './posts/new-machine';
import { quietOffice } from './posts/quiet-office';
import { saltAir } from './posts/salt-air';
import { stoneHouse } from './posts/stone-house';
import { uValue } from './posts/u-value';
import { winterGarden } from './posts/winter-garden';
import { projects } from './projects';
import { services } from './services';
import { testimonials } from './testimonials';

/** Arabic of the sample content by English text. */
export const ARABIC: Readonly<Record<string, string>> = {
  ...altTexts,
  ...images,
  ...projects,
  ...services,
  ...testimonials,
  ...winterGarden,
  ...newMachine,
  ...coolHouse,
  ...lagoonVilla,
  ...uValue,
  ...dustSeals,
  ...darkFrames,
  ...lusailTower,
  ...saltAir,
  ...quietOffice,
  ...condensation,
  ...kitchenMaterials,
  ...apprentices,
  ...stoneHouse,
};
