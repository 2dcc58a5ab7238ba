import { expect, it } from 'vitest';
import { factLine, factOf } from './fact-values';

it.each([
  ['U-value', '1.4 W/(m²K)', 'U-value: 1.4 W/(m²K)'],
  ['Largest size', '3,000 × 2,800 mm', 'Largest size: 3,000 × 2,800 mm'],
  ['Glass', '6/16/6: outside tinted', 'Glass: 6/16/6: outside tinted'],
  [' Class of wind ', ' C5 / B5 ', 'Class of wind: C5 / B5'],
  ['قيمة U', '1.4 واط/(م²·ك)', 'قيمة U: 1.4 واط/(م²·ك)'],
])('%j and %j are a line and back', (label, value, line) => {
  expect(factLine({ label, value })).toBe(line);
  expect(factOf(line)).toEqual({ label: label.trim(), value: value.trim() });
});

it('a colon does not end the label early', () => {
  expect(factLine({ label: 'Glass: outer', value: '6 mm' })).toBe('Glass outer: 6 mm');
  expect(factOf('Ratio 1:2')).toEqual({ label: '', value: 'Ratio 1:2' });
  expect(factOf('No label')).toEqual({ label: '', value: 'No label' });
});
