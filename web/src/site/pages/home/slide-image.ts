import lobby from 'image:curtain-wall-lobby';
import kitchen from 'image:kitchen-galley-sage';
import villa from 'image:villa-evening';
import type { SiteBlocks } from '@alnafitha/contract';

/** Those of the design stand in for the company's. */
const FALLBACKS = [villa, lobby, kitchen];

export const slideImage = ({ image }: Pick<SiteBlocks['hero']['slides'][number], 'image'>, place: number) =>
  image ?? FALLBACKS[place % FALLBACKS.length] ?? villa;
