import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Box } from '../box';
import { createStyleRegistry, StyleRegistryContext } from './style-registry';

it('gives equal styles the same class beside the own class, and different styles different ones', () => {
  render(
    <>
      <Box className="own" sx={{ color: 'red' }}>
        one
      </Box>
      <Box sx={{ color: 'red' }}>two</Box>
      <Box sx={{ color: 'blue' }}>three</Box>
      <Box>four</Box>
    </>,
  );
  const [one, two, three, four] = ['one', 'two', 'three', 'four'].map((text) => screen.getByText(text));
  expect(one?.className).toBe(`own ${two?.className}`);
  expect(three?.className).not.toBe(two?.className);
  expect(four).not.toHaveAttribute('class');
  expect(two).toHaveStyle({ color: 'red' });
  expect(three).toHaveStyle({ color: 'blue' });
});

it('inserts each rule once into the given registry', () => {
  const inserted: string[][] = [];
  const { container } = render(
    <StyleRegistryContext value={createStyleRegistry(new Set(), (...rule) => inserted.push(rule))}>
      <Box sx={{ order: 1 }} />
      <Box sx={{ order: 1 }} />
    </StyleRegistryContext>,
  );
  const name = container.firstElementChild?.className ?? '';
  expect(inserted).toEqual([[name, `.${name}{order:1;}`]]);
});

it('inserts no rules for server-rendered classes, and has no class for an empty style', () => {
  const name = createStyleRegistry(new Set(), () => {}).getClassName({ order: 2 }) ?? '';
  const names: string[] = [];
  const registry = createStyleRegistry(new Set([name]), (inserted) => names.push(inserted));
  expect(registry.getClassName({ order: 2 })).toBe(name);
  expect(registry.getClassName({ color: undefined })).toBeUndefined();
  expect(names).toEqual([]);
});
