import { z } from 'zod';
import { Failure } from '../process/failure';
import { findSite, lastPart, type Site } from './facts';

import type { ApiResult, Google } from './google';

const Version = z.object({ name: z.string(), createTime: z.string(), status: z.string() });
/** https://firebase.google.com/docs/reference/hosting/rest/v1beta1/sites.releases */
const Releases = z.object({
  releases: z.array(z.object({ releaseTime: z.string(), version: Version.optional() })).default([]),
});

type Version = z.infer<typeof Version>;

export interface Rollback {
  readonly site: Site;
  readonly from: string;
  readonly to: string;
  /** When the restored version was created. */
  readonly madeAt: string;
}

/**
 * Releases the newest version that is older than the live one and has been live. Its rewrites are pinned to the revision of the
 * function that was deployed with it, so the API is rolled back too. A second rollback goes one further.
 */
export async function rollBack(google: Google, project: string): Promise<Rollback> {
  const site = required(await findSite(google, project), 'The site');
  const parent = `/v1beta1/sites/${lastPart(site.name)}`;
  const listed = await google.get('hosting', `${parent}/releases?pageSize=100`, Releases);
  const versions = required(listed, 'Its releases').releases.flatMap(({ version }) => version ?? []);
  const [live] = versions;
  const previous = live && previousOf(live, versions);
  if (!live || !previous) throw new Failure('There is no version before the one that is live.');
  const query = new URLSearchParams({ versionName: previous.name });
  const message = `Back from ${lastPart(live.name)}`;
  required(
    await google.post('hosting', `${parent}/releases?${query}`, { message }, z.object({ name: z.string() })),
    'The version',
  );
  return { site, from: lastPart(live.name), to: lastPart(previous.name), madeAt: previous.createTime };
}

/** Not sorted by release time: after a rollback, the newest release is of an old version. */
export function previousOf(live: Version, versions: readonly Version[]): Version | undefined {
  return versions
    .filter(({ status, createTime }) => status === 'FINALIZED' && createTime < live.createTime)
    .sort((a, b) => (a.createTime < b.createTime ? 1 : -1))[0];
}

function required<T>(response: ApiResult<T>, what: string): T {
  if (response.ok) return response.body;
  throw new Failure(`${what} could not be asked for (${response.status}): ${response.message}`);
}
