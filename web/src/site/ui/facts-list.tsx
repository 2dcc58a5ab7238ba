import { factOf } from '@alnafitha/contract';
import { bidiText } from '../../shared/ui/bidi-text';
import { Box } from '../../shared/ui/box';
import { HAIRLINE } from '../../shared/ui/hairline';

/** Labels and values as a table to look things up in; `lines` are those of `factOf`. */
export function FactsList({ lines = [] }: { lines?: readonly string[] | undefined }) {
  if (lines.length === 0) return null;
  return (
    <Box component="dl" sx={list}>
      {lines.map(factOf).map(({ label, value }) => (
        <div key={`${label}: ${value}`}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {bidiText(label)}
          </Box>
          <Box component="dd" sx={{ margin: 0, fontWeight: 600 }}>
            <span dir="auto">{bidiText(value)}</span>
          </Box>
        </div>
      ))}
    </Box>
  );
}

const list = {
  marginBlock: 3,
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
  '& > div': {
    display: 'grid',
    columnGap: 2,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
    paddingBlock: 1,
    borderBlockStart: HAIRLINE,
    breakInside: 'avoid',
  },
} as const;
