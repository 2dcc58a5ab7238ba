import glassHouse from 'image:garden-glass-house';
import kitchen from 'image:pvc-kitchen-white';
import railing from 'image:stainless-stair-railing';
import upvcWindow from 'image:upvc-window-bedroom';
import shower from 'image:walk-in-shower';
import type { ResponsiveImage, ServiceIcon } from '@alnafitha/contract';
import type { PlainTranslationKey } from '../../../shared/i18n/translation-key';

export interface ServiceTile {
  /** Slug of the portfolio's sub-category. */
  slug: string;
  subCategory: string;
  icon: ServiceIcon;
  title: PlainTranslationKey;
  description: PlainTranslationKey;
  features: readonly PlainTranslationKey[];
  /** Fallback. */
  responsiveImage: ResponsiveImage;
}

export const SERVICE_TILES: readonly ServiceTile[] = [
  {
    slug: 'steel-stainless',
    subCategory: 'Steel & Stainless',
    icon: 'Grid',
    title: 'Steel and Stainless Work',
    description: 'Gates, railings and stairs, welded and polished in our workshop.',
    features: ['Made to measure in Doha', 'Any powder-coat colour'],
    responsiveImage: railing,
  },
  {
    slug: 'glass-door-shower',
    subCategory: 'Glass Door and Shower',
    icon: 'GlassWater',
    title: 'Glass Doors and Showers',
    description: 'Toughened glass, cut to the millimetre, on hinges that stay quiet.',
    features: ['Framed or frameless', 'Flush thresholds'],
    responsiveImage: shower,
  },
  {
    slug: 'glass-house',
    subCategory: 'Glass House',
    icon: 'Blinds',
    title: 'Glass Houses',
    description: 'Glass rooms for the garden, shaded by day and lit at night.',
    features: ['Solar-control glass', 'Tested against wind and rain'],
    responsiveImage: glassHouse,
  },
  {
    slug: 'kitchen-cabinets',
    subCategory: 'Kitchen Cabinets',
    icon: 'PanelTop',
    title: 'Kitchen Cabinets',
    description: 'Floor-to-ceiling cabinets, planned around the way you cook.',
    features: ['Moisture-proof carcasses', 'Soft-close hardware'],
    responsiveImage: kitchen,
  },
  {
    slug: 'upvc-window',
    subCategory: 'All UPVC Window',
    icon: 'Window',
    title: 'UPVC Windows',
    description: 'Welded frames that keep out heat, noise and dust.',
    features: ['Double or triple glazing', 'Multi-point locks'],
    responsiveImage: upvcWindow,
  },
];
