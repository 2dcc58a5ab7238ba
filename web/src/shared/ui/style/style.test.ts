import { expect, it } from 'vitest';
import { rulesOf } from './style';

it.each([
  [
    'distances by the scale',
    { padding: 2, marginInlineStart: -0.5 },
    '.a{padding:16px;margin-inline-start:-4px;}',
  ],
  ['other lengths in pixels', { minHeight: 44, insetInline: 0 }, '.a{min-height:44px;inset-inline:0;}'],
  ['plain numbers', { opacity: 0.5, WebkitLineClamp: 3 }, '.a{opacity:0.5;-webkit-line-clamp:3;}'],
  ['corners', { borderRadius: 2 }, '.a{border-radius:20px;}'],
  [
    'lines',
    { border: 1, borderColor: 'divider' },
    '.a{border:1px solid;border-color:var(--mui-palette-divider);}',
  ],
  ['colours of the palette', { color: 'text.primary' }, '.a{color:var(--mui-palette-text-primary);}'],
  [
    'other colours',
    { color: 'inherit', backgroundColor: '#fff' },
    '.a{color:inherit;background-color:#fff;}',
  ],
  ['shadows', { boxShadow: 4 }, '.a{box-shadow:var(--mui-shadows-4);}'],
  ['layers', { zIndex: 'modal' }, '.a{z-index:1300;}'],
  ['nothing of what is undefined', { color: undefined }, ''],
])('writes %s', (_, style, rules) => {
  expect(rulesOf(style, '.a')).toBe(rules);
});

it('writes a text with all that belongs to it', () => {
  const rules = rulesOf({ typography: 'body2' }, '.a');
  expect(rules).toContain('font-size:0.875rem;');
  expect(rules).toContain('line-height:var(--text-line);');
});

it('puts what holds from a width on behind what always holds, the wider behind the narrower', () => {
  expect(rulesOf({ gap: { md: 3, xs: 2 }, rowGap: 1 }, '.a')).toBe(
    '.a{row-gap:8px;}.a{gap:16px;}@media (min-width:768px){.a{gap:24px;}}',
  );
});

it('nests selectors and conditions', () => {
  const style = { '@media (hover: hover)': { '&:hover': { color: 'red' } }, '[dir="rtl"] &': { order: 1 } };
  expect(rulesOf(style, '.a')).toBe('@media (hover: hover){.a:hover{color:red;}}[dir="rtl"] .a{order:1;}');
});

it('takes a list of selectors for one', () => {
  const style = { '& h2, & :is(h3, h4)': { '&:hover': { order: 1 } } };
  expect(rulesOf(style, '.a')).toBe(':is(.a h2, .a :is(h3, h4)):hover{order:1;}');
});

it('lets the later of several looks overrule the earlier, but not what these nest', () => {
  const first = { color: 'red', '&:hover': { color: 'blue' } };
  expect(rulesOf([first, false, { color: 'green' }], '.a')).toBe(
    '.a{color:red;color:green;}.a:hover{color:blue;}',
  );
});
