import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Box } from '../box';
import { type Sheet, SheetContext } from './sheet';

it('gives equal looks one class beside the own one, and different looks different ones', () => {
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

it('adds each rule once to the sheet that it is given', () => {
  const rules = new Map<string, string>();
  const sheet: Sheet = { has: (name) => rules.has(name), add: (name, text) => rules.set(name, text) };
  const { container } = render(
    <SheetContext value={sheet}>
      <Box sx={{ order: 1 }} />
      <Box sx={{ order: 1 }} />
    </SheetContext>,
  );
  const name = container.firstElementChild?.className ?? '';
  expect([...rules]).toEqual([[name, `.${name}{order:1;}`]]);
});
