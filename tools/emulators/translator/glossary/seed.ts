import { altTexts } from './seed-alt-texts';
import { categories } from './seed-categories';
import { images } from './seed-images';
import { apprentices } from './seed-posts/apprentices';
import { condensation } from './seed-posts/condensation';
import { coolHouse } from './seed-posts/cool-house';
import { darkFrames } from './seed-posts/dark-frames';
import { dustSeals } from './seed-posts/dust-seals';
import { kitchenMaterials } from './seed-posts/kitchen-materials';
import { lagoonVilla } from './seed-posts/lagoon-villa';
import { lusailTower } from './seed-posts/lusail-tower';
import { newMachine } from './seed-posts/new-machine';
import { quietOffice } from './seed-posts/quiet-office';
import { saltAir } from './seed-posts/salt-air';
import { stoneHouse } from './seed-posts/stone-house';
import { uValue } from './seed-posts/u-value';
import { winterGarden } from './seed-posts/winter-garden';
import { projects } from './seed-projects';
import { services } from './seed-services';
import { testimonials } from './seed-testimonials';

export const seedGlossary: Readonly<Record<string, string>> = {
  ...categories,
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
