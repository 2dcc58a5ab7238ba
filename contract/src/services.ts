import { z } from 'zod';
import { endpoint } from './endpoint';
import { Id } from './fields';
import { Pictured } from './pictures';
import { SENTENCES } from './sentences';

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
export const ServiceIcon = z.enum(SERVICE_ICONS, { error: SENTENCES.iconUnknown });
export type ServiceIcon = z.infer<typeof ServiceIcon>;

/** The most services that the list answers: the first in order. */
export const MAX_SERVICES = 50;

export const Service = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  icon: ServiceIcon,
  ...Pictured.partial().shape,
  features: z.array(z.string()),
});
export type Service = z.infer<typeof Service>;

/** The active services, in their order. */
export const listServices = endpoint({
  method: 'GET',
  path: '/api/services',
  access: 'public',
  reply: z.array(Service),
});
