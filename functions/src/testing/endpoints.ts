import * as contract from '@alnafitha/contract';

/** Every endpoint of the contract, so that a new one is checked without being added to a list. */
export const ENDPOINTS = Object.values(contract).filter(
  (value): value is Extract<typeof value, contract.Endpoint> =>
    typeof value === 'object' && 'access' in value && 'path' in value,
);

export const ADMIN_ENDPOINTS: readonly contract.Endpoint[] = ENDPOINTS.filter(
  ({ access }) => access === 'admin',
);
