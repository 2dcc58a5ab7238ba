import { z } from 'zod';
import { isNetworkHome } from './content/blocks/company-fields';
import { SAMPLE_BLOCKS } from './content/blocks/defaults';
import { type SiteContent, sampleSite } from './content/blocks/shown';
import { endpoint } from './endpoint';

/** What a new site has of the sample, in the order in which the dashboard lists it. */
export const SETUP_STEPS = [
  'name',
  'numbers',
  'networks',
  'hours',
  'logo',
  'hero',
  'pictures',
  'descriptions',
  'services',
  'projects',
  'posts',
  'testimonials',
  'privacy',
  'privacyCheck',
  'mail',
  'recipients',
  'administrator',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** Returns what visitors see of the sample. */
export function sampleParts({ en, ar }: SiteContent): SetupStep[] {
  const sample = sampleSite('2026-01-01');
  const { phones, whatsapp, email } = SAMPLE_BLOCKS.company;
  const numbers: readonly string[] = [whatsapp, ...phones.map(({ number }) => number)];
  const shown = [en.company.whatsapp, ...en.company.phones.map(({ number }) => number)];
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const parts: Partial<Record<SetupStep, boolean>> = {
    name: en.company.name === sample.en.company.name || ar.company.name === sample.ar.company.name,
    numbers: shown.some((number) => numbers.includes(number)),
    networks: en.company.networks.every(({ profile }) => isNetworkHome(profile)),
    hours: isSame(en.hours, sample.en.hours),
    logo: en.company.logo === undefined,
    hero: isSame(en.hero.slides, sample.en.hero.slides),
    pictures: en.company.areVisualisations,
    privacy: en.company.email === email,
    privacyCheck: en.company.privacyCheckedOn === '',
  };
  return SETUP_STEPS.filter((step) => parts[step]);
}

const Setup = z.object({
  /** What is still the sample's, or missing. */
  open: z.array(z.enum(SETUP_STEPS)),
  /** Posts, projects, services, images and testimonials that nobody has changed. */
  samples: z.int().min(0),
  /** Pictures of the gallery that are not `described`. */
  undescribed: z.int().min(0),
});
export type Setup = z.infer<typeof Setup>;

export const readSetup = endpoint({
  method: 'GET',
  path: '/api/admin/setup',
  access: 'admin',
  response: Setup,
});

/** Deletes some of the entries that nobody has changed, which can be restored; called until none is `left`. */
export const removeSamples = endpoint({
  method: 'POST',
  path: '/api/admin/setup/remove-samples',
  access: 'admin',
  response: z.object({ removed: z.int().min(0), left: z.int().min(0) }),
});

/** Queues a mail to the administrator's own address, or to each of the office's; returns the addresses. */
export const sendTestMail = endpoint({
  method: 'POST',
  path: '/api/admin/setup/test-mail',
  access: 'admin',
  body: z.object({ to: z.enum(['administrator', 'recipients']) }),
  response: z.object({ to: z.array(z.string()) }),
});
