import { z } from 'zod';
import { Failure } from '../process/failure';
import { findSite, lastPart } from './facts';
import type { Google } from './google';

const Channel = z.object({ name: z.string(), url: z.string() });

/** A preview shares everything with the site but the code and the URL. */
export const SHARED =
  "A preview is the site's code only. Content, enquiries, accounts, pictures and the budget of translation are production's: what is changed there is changed. Rules and indexes are not deployed with it.";

/** The URL of a Hosting channel, which is created for a week if it does not exist. */
export async function openChannel(google: Google, project: string, channel: string): Promise<string> {
  const site = await findSite(google, project);
  if (!site.ok) throw new Failure(`The site could not be asked for (${site.status}): ${site.message}`);
  const parent = `/v1beta1/projects/${project}/sites/${lastPart(site.body.name)}/channels`;
  const existing = await google.get('hosting', `${parent}/${channel}`, Channel);
  if (existing.ok) return existing.body.url;
  const made = await google.post('hosting', `${parent}?channelId=${channel}`, { ttl: '604800s' }, Channel);
  if (!made.ok) throw new Failure(`The channel could not be made (${made.status}): ${made.message}`);
  return made.body.url;
}
