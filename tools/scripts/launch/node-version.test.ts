import { describe, expect, it } from 'vitest';
import { satisfiesNode } from './node-version.mjs';

describe('satisfiesNode', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('accepts %s', (version) => {
    expect(satisfiesNode(version)).toBe(true);
  });

  it.each(['20.18.3', '18.20.0', '9.99.0'])('refuses %s', (version) => {
    expect(satisfiesNode(version)).toBe(false);
  });
});
