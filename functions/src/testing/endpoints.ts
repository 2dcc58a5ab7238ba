import * as contract from '@alnafitha/contract';

/** Every endpoint of the contract, so that a new one is covered by itself. */
export const ENDPOINTS: readonly contract.Endpoint[] = Object.values(contract).filter(
  (value): value is Extract<typeof value, contract.Endpoint> =>
    typeof value === 'object' && 'access' in value && 'path' in value,
);

export const ADMIN_ENDPOINTS = ENDPOINTS.filter(contract.isOfPanel);

/** The path with an id in it, by default that of what `storeTargets` stores. Blocks have fixed ids. */
export function urlOf({ path }: contract.Endpoint, id = path.includes('/messages/') ? 'm0' : 'd0'): string {
  return path
    .replace('/blocks/:id', '/blocks/hours')
    .replace(':kind', 'posts')
    .replace(':reference', '0000-0000')
    .replace(/:\w+/, id);
}
