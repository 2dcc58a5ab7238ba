import { expect, it } from 'vitest';
import { rulesOf } from './style';

it.each([
  ['spacing', { padding: 2, marginInlineStart: -0.5 }, '.a{padding:16px;margin-inline-start:-4px;}'],
  ['other lengths in pixels', { minHeight: 44, insetInline: 0 }, '.a{min-height:44px;inset-inline:0;}'],
  ['plain numbers', { opacity: 0.5, WebkitLineClamp: 3 }, '.a{opacity:0.5;-webkit-line-clamp:3;}'],
  ['border radius', { borderRadius: 2 }, '.a{border-radius:20px;}'],
  [
    'borders',
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
  ['z-index', { zIndex: 'modal' }, '.a{z-index:1300;}'],
  ['nothing for undefined', { color: undefined }, ''],
])('writes %s', (_, style, rules) => {
  expect(rulesOf(style, '.a')).toBe(rules);
});

it('writes all properties of a typography variant', () => {
  const rules = rulesOf({ typography: 'body2' }, '.a');
  expect(rules).toContain('font-size:0.875rem;');
  expect(rules).toContain('line-height:var(--text-line);');
});

it('writes breakpoints after unconditional declarations, from narrow to wide', () => {
  expect(rulesOf({ gap: { md: 3, xs: 2 }, rowGap: 1 }, '.a')).toBe(
    '.a{row-gap:8px;}.a{gap:16px;}@media (min-width:768px){.a{gap:24px;}}',
  );
});

it('nests selectors and at-rules', () => {
  const style = { '@media (hover: hover)': { '&:hover': { color: 'red' } }, '[dir="rtl"] &': { order: 1 } };
  expect(rulesOf(style, '.a')).toBe('@media (hover: hover){.a:hover{color:red;}}[dir="rtl"] .a{order:1;}');
});

it('nests in selector lists', () => {
  const style = { '& h2, & :is(h3, h4)': { '&:hover': { order: 1 } } };
  expect(rulesOf(style, '.a')).toBe(':is(.a h2, .a :is(h3, h4)):hover{order:1;}');
});

it('lets later styles override earlier ones, but not their nested rules', () => {
  const first = { color: 'red', '&:hover': { color: 'blue' } };
  expect(rulesOf([first, false, { color: 'green' }], '.a')).toBe(
    '.a{color:red;color:green;}.a:hover{color:blue;}',
  );
});
