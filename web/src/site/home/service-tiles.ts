import glassHouse from 'photo:garden-glass-house';
import kitchen from 'photo:pvc-kitchen-white';
import railing from 'photo:stainless-stair-railing';
import upvcWindow from 'photo:upvc-window-bedroom';
import shower from 'photo:walk-in-shower';
import type { Pictured, ServiceIcon } from '@alnafitha/contract';
import type { PlainSentence } from '../../language/sentence';

export interface ServiceTile {
  /** Of the sub-category of the portfolio that shows such work. */
  slug: string;
  icon: ServiceIcon;
  title: PlainSentence;
  /** Until the gallery has one. */
  photo: Pictured;
}

export const SERVICE_TILES: readonly ServiceTile[] = [
  { slug: 'steel-stainless', icon: 'Grid', title: 'Steel and stainless work', photo: railing },
  { slug: 'glass-door-shower', icon: 'GlassWater', title: 'Glass doors and showers', photo: shower },
  { slug: 'glass-house', icon: 'Blinds', title: 'Glass houses', photo: glassHouse },
  { slug: 'kitchen-cabinets', icon: 'PanelTop', title: 'Kitchen Cabinets', photo: kitchen },
  { slug: 'upvc-window', icon: 'Window', title: 'UPVC windows', photo: upvcWindow },
];
