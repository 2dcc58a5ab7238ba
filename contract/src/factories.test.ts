import { expect, it } from 'vitest';
import { aMessage } from './factories';

it('a factory rejects values that the contract rejects', () => {
  expect(() => aMessage({ createdAt: 'yesterday' })).toThrow();
});
