import profiles from 'image:detail-aluminium-profiles';
import curtainWall from 'image:detail-curtain-wall-joint';
import drawer from 'image:detail-kitchen-drawer';
import partition from 'image:detail-partition-lock';
import threshold from 'image:detail-sliding-track';
import upvc from 'image:detail-upvc-sash';
import type { ResponsiveImage, ServiceChoice, ServiceIcon } from '@alnafitha/contract';
import type { PlainTranslationKey } from '../../../shared/i18n/translation-key';

interface BuiltInService {
  /** A choice of the contact form. */
  title: ServiceChoice & PlainTranslationKey;
  description: PlainTranslationKey;
  features: readonly PlainTranslationKey[];
  icon: ServiceIcon;
  responsiveImage: ResponsiveImage;
}

/** Shown when the panel has no active service. */
export const BUILT_IN_SERVICES: readonly BuiltInService[] = [
  {
    title: 'Aluminium Fabrication',
    description: 'Windows, gates, screens and louvres from profiles we cut, mill and coat ourselves.',
    features: ['Thermally broken profiles', 'Any powder-coat colour', 'Made to measure in Doha'],
    icon: 'Grid',
    responsiveImage: profiles,
  },
  {
    title: 'UPVC Windows & Doors',
    description: 'Welded frames that keep out heat, noise and dust and need hardly any care.',
    features: ['Double or triple glazing', 'Multi-point locks', 'Profiles made for strong sun'],
    icon: 'Window',
    responsiveImage: upvc,
  },
  {
    title: 'Glass Partition Work',
    description: 'Slim partitions and doors that divide an office without blocking the daylight.',
    features: ['Acoustic glass', 'Framed or frameless', 'Fitted over a weekend'],
    icon: 'PanelTop',
    responsiveImage: partition,
  },
  {
    title: 'Curtain Wall Systems',
    description: 'Façades from shopfronts to towers, engineered, made and installed by one team.',
    features: ['Structural calculations included', 'Solar-control glass', 'Tested against wind and rain'],
    icon: 'Layers',
    responsiveImage: curtainWall,
  },
  {
    title: 'Sliding & Folding Doors',
    description: 'Wide doors between living room and terrace that open with one hand.',
    features: ['Flush thresholds', 'Panels up to three metres high', 'Retractable insect screens'],
    icon: 'DoorClosed',
    responsiveImage: threshold,
  },
  {
    title: 'Kitchen Cabinets',
    description: 'Kitchens in aluminium, PVC and timber that stand up to steam and a large family.',
    features: ['Planned around how you cook', 'Moisture-proof carcasses', 'Soft-close hardware'],
    icon: 'GlassWater',
    responsiveImage: drawer,
  },
];
