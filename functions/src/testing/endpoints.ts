import * as contract from '@alnafitha/contract';

/** Every endpoint of the contract, so that a new one is covered by itself. */
export const ENDPOINTS = Object.values(contract).filter(
  (value): value is Extract<typeof value, contract.Endpoint> =>
    typeof value === 'object' && 'access' in value && 'path' in value,
);

export const ADMIN_ENDPOINTS: readonly contract.Endpoint[] = ENDPOINTS.filter(
  ({ access }) => access === 'admin',
);
