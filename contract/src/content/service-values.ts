export const SERVICES_PATH = '/api/services';

export const SERVICE_ORDER_PATH = '/api/admin/service-order';

export const SERVICE_ICONS = [
  'DoorClosed',
  'Blinds',
  'PanelTop',
  'GlassWater',
  'Grid',
  'Tent',
  'Shrub',
  'Layers',
  'Window',
  'Gamepad2',
] as const;

export const MAX_SERVICES = 1000;

/** The state of the services page that shows one first. */
export const servicePath = (slug: string): string => `/services?service=${encodeURIComponent(slug)}`;

export const MAX_SLUG_LENGTH = 80;

export const MAX_FEATURES = 20;
