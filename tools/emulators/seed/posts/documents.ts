import { toResponsiveImage } from '../../../../functions/src/media/stored-media';
import { POSTS, PostDocument } from '../../../../functions/src/posts/document';
import { ALT_TEXTS } from '../alt-texts';
import type { FindImage, SeedDocument } from '../document';
import { apprentices } from './apprentices';
import { condensation } from './condensation';
import { coolHouse } from './cool-house';
import { darkFrames } from './dark-frames';
import { dustSeals } from './dust-seals';
import type { Block, SeedPost } from './html';
import { kitchenMaterials } from './kitchen-materials';
import { lagoonVilla } from './lagoon-villa';
import { lusailTower } from './lusail-tower';
import { newMachine } from './new-machine';
import { quietOffice } from './quiet-office';
import { saltAir } from './salt-air';
import { stoneHouse } from './stone-house';
import { uValue } from './u-value';
import { winterGarden } from './winter-garden';

/** Newest first. */
const POST_LIST: readonly SeedPost[] = [
  winterGarden,
  newMachine,
  coolHouse,
  lagoonVilla,
  uValue,
  dustSeals,
  darkFrames,
  lusailTower,
  saltAir,
  quietOffice,
  condensation,
  kitchenMaterials,
  apprentices,
  stoneHouse,
];

export function postDocuments(findImage: FindImage): SeedDocument[] {
  return POST_LIST.map(({ id, image, content, isDraft, date, ...post }) => {
    const data = PostDocument.parse({
      ...post,
      content: content.map((block) => toHtml(block, findImage)).join('\n'),
      contentPictures: content.flatMap((block) =>
        typeof block === 'string' ? [] : [findImage(block.image)],
      ),
      author: 'Admin',
      published: !isDraft,
      picture: findImage(image),
      date: new Date(date),
      createdAt: new Date(date),
    });
    return { path: `${POSTS}/${id}`, data };
  });
}

function toHtml(block: Block, findImage: FindImage): string {
  if (typeof block === 'string') return block;
  const { image, picture } = toResponsiveImage(findImage(block.image));
  const size = `width="${picture.width}" height="${picture.height}"`;
  const img = `<img src="${image}" alt="${ALT_TEXTS[block.image]}" ${size}>`;
  return `<figure>${img}<figcaption>${block.caption}</figcaption></figure>`;
}
