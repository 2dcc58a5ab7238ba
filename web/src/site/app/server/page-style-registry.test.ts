import { expect, it } from 'vitest';
import { createPageStyleRegistry } from './page-style-registry';

it('returns the rules of the classes in a page, in their order', () => {
  const registry = createPageStyleRegistry();
  const [first, , third] = [1, 2, 3].map((order) => registry.getClassName({ order }));
  expect(registry.rulesUsedIn(`<p class="active ${third}"></p><svg class="${first}"></svg>`)).toBe(
    `.${first}{order:1;}.${third}{order:3;}`,
  );
});
