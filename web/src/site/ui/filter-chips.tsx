import { Box } from '../../shared/ui/box';
import { PlainButton } from '../../shared/ui/plain-button';

export interface FilterOption<V extends string> {
  value: V;
  label: string;
}

interface Props<V extends string> {
  /** The accessible name. */
  label: string;
  options: readonly FilterOption<V>[];
  value: V;
  onChange: (value: V) => void;
}

/** A row of chips, of which one is selected. */
export function FilterChips<V extends string>({ label, options, value, onChange }: Props<V>) {
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {options.map((option) => (
        <PlainButton
          key={option.value}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          sx={chip}
        >
          {option.label}
        </PlainButton>
      ))}
    </Box>
  );
}

const chip = {
  maxInlineSize: '100%',
  minBlockSize: 44,
  paddingInline: 2,
  border: 1,
  borderColor: 'var(--mui-palette-Chip-defaultBorder)',
  borderRadius: 1,
  fontFamily: 'inherit',
  fontWeight: 500,
  fontSize: '0.9rem',
  lineHeight: 1.5,
  color: 'text.primary',
  whiteSpace: 'nowrap',
  textTransform: 'inherit',
  '@media (prefers-reduced-motion: no-preference)': { transition: 'background-color 300ms' },
  '@media (hover: hover)': {
    '&:hover': { backgroundColor: 'action.hover' },
    '&[aria-pressed="true"]:hover': { backgroundColor: 'primary.dark' },
  },
  '&[aria-pressed="true"]': {
    borderColor: 'transparent',
    color: 'primary.contrastText',
    backgroundColor: 'primary.main',
    outlineOffset: -4,
    // Otherwise the browser paints a backplate behind the text.
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      color: 'HighlightText',
      backgroundColor: 'Highlight',
    },
  },
};
