import { HAIRLINE } from '../../shared/ui/hairline';

/** Suits links that their context identifies, as in the footer. */
export const underlineOnHover = {
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;

/** A link on a line of its own, high enough for a finger. */
export const touchLink = { display: 'inline-flex', alignItems: 'center', minBlockSize: 44 } as const;

/** A raised surface, such as a card or a menu. */
export const surface = {
  borderRadius: 1,
  color: 'text.primary',
  backgroundColor: 'background.paper',
} as const;

/** A dark surface in both themes, with the colours of its content. */
export const dark = {
  color: '#fff',
  backgroundColor: 'var(--brand-band)',
  '--mui-palette-primary-main': 'var(--brand-sand)',
  '--mui-palette-primary-dark': '#fff',
  '--mui-palette-primary-contrastText': 'var(--brand-band)',
  '--mui-palette-secondary-main': 'var(--brand-sand)',
  '--mui-palette-text-secondary': 'rgb(255 255 255 / 0.8)',
  '--mui-palette-divider': 'rgb(255 255 255 / 0.25)',
};

/** On wide screens, large images begin 320 px inside the container and end at the edge of the screen. */
export const pictureInset = 'calc(max(24px, (100vw - 1280px) / 2 + 24px) + 320px)';

/** Columns that begin with a hairline; `columns` by breakpoint. */
export const ruledColumns = (columns: Readonly<Record<string, number>>) => ({
  display: 'grid',
  rowGap: { xs: 5, md: 8 },
  gridTemplateColumns: Object.fromEntries(
    Object.entries(columns).map(([breakpoint, count]) => [breakpoint, `repeat(${count}, minmax(0, 1fr))`]),
  ),
  '& > *': {
    borderInlineStart: HAIRLINE,
    paddingInlineStart: { xs: 2, md: 3 },
    paddingInlineEnd: { xs: 1.5, md: 3 },
  },
});

/** The number of columns, up to a maximum, that leaves the fewest gaps in the last row. */
function fittingColumns(count: number, max: number): number {
  if (count <= max) return Math.max(1, count);
  const gaps = (columns: number) => columns - 1 - ((count - 1) % columns);
  // A single column would be a list.
  const candidates = Array.from({ length: max - 1 }, (_, index) => max - index);
  return candidates.toSorted((a, b) => gaps(a) - gaps(b))[0] ?? 1;
}

/** Ruled columns for any number of items, with a maximum by breakpoint; the last item fills its row. */
export function filledColumns(count: number, max: Readonly<Record<string, number>>) {
  const columns = Object.entries(max).map(
    ([breakpoint, most]) => [breakpoint, fittingColumns(count, most)] as const,
  );
  return {
    ...ruledColumns(Object.fromEntries(columns)),
    '& > :last-of-type': {
      gridColumn: Object.fromEntries(
        columns.map(([breakpoint, number]) => [breakpoint, `span ${number - ((count - 1) % number)}`]),
      ),
    },
  };
}

/** A narrow column before a wide one on wide screens. */
export const twoColumns = {
  display: 'grid',
  gap: { xs: 1.5, lg: 3 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 9fr' },
};

/** Inline margin from a wide container to the edge of the screen. */
export const bleed = { xs: -2, sm: -3, xl: 'calc((1280px - 100vw) / 2 - 24px)' };

export const hairlineRows = {
  '& > *': { borderBlockStart: HAIRLINE, paddingBlock: 1.5 },
} as const;
