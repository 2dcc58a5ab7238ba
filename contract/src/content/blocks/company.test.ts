import { expect, it } from 'vitest';
import type { Values } from '../fields/walk';
import { isSampleCompany } from './company';
import { SAMPLE_BLOCKS, sampleTranslations } from './defaults';
import { BLOCKS } from './schema';
import { shownBlock } from './shown';

const { company } = SAMPLE_BLOCKS;
const service = {
  ...{ id: 's1', title: 'Glass floors', description: 'Walk on it', icon: 'Grid' as const, onHome: true },
  ...{ features: [], slugs: ['glass-floors'], translations: { ar: { title: 'أرضيات زجاجية' } } },
};
const shown = (values: Values) =>
  shownBlock(
    'company',
    { values, translations: sampleTranslations('company'), imageOf: () => undefined, services: [service] },
    '2026-01-01',
  );

it.each([
  ['the sample', {}, true],
  ['another name', { name: 'Lusail Glass' }, false],
  ['another address', { address: 'Lusail' }, true],
  ['the sample removed under its name', { isOwn: true }, false],
])('a site with %s: is it the sample’s?', (_, values, isSample) => {
  expect(isSampleCompany({ ...company, ...values })).toBe(isSample);
  expect(shown({ ...company, ...values }).ar.isSample).toBe(isSample);
});

it('has the address of the specification in one line, and that of a company without a city as it is', () => {
  const { en, ar } = shown(company);
  expect([en.address, ar.address]).toEqual([
    'Industrial Area 38, Doha, Qatar',
    'المنطقة الصناعية 38، الدوحة، قطر',
  ]);
  const address = 'Unit 5, Barwa Village, Al Wakrah, Qatar';
  expect(shown({ ...company, address, city: '' }).en.address).toBe(address);
});

it.each([
  ['Doha, Qatar', 'Doha'],
  ['Doha - State of Qatar.', 'Doha'],
  ['الوكرة، دولة قطر', 'الوكرة'],
  ['Al Khor', 'Al Khor'],
])('the city of %j is %j', (typed, city) => {
  expect(BLOCKS.company.shape.city.parse(typed)).toBe(city);
});

it('names its services in the language of the page; the sample’s lists are fixed', () => {
  expect(shown(company).en.services).toEqual([]);
  const own = shown({ ...company, name: 'Lusail Glass' });
  expect(own.en.services).toEqual([{ name: 'Glass floors', title: 'Glass floors', slug: 'glass-floors' }]);
  expect(own.ar.services).toEqual([{ name: 'Glass floors', title: 'أرضيات زجاجية', slug: 'glass-floors' }]);
  expect(own.en).not.toHaveProperty('isOwn');
});
