import { Box } from '../../shared/ui/box';
import { PlainButton } from '../../shared/ui/plain-button';

export interface FilterOption<V extends string> {
  value: V;
  label: string;
}

interface Props<V extends string> {
  /** Accessible name. */
  label: string;
  options: readonly FilterOption<V>[];
  value: V;
  onChange: (value: V) => void;
}

/** One chip is selected; the texts align with the container. */
export function FilterChips<V extends string>({ label, options, value, onChange }: Props<V>) {
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', marginInline: -1 }}>
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
  paddingInline: 1,
  fontFamily: 'inherit',
  fontWeight: 500,
  fontSize: '0.9rem',
  lineHeight: 1.5,
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  textUnderlineOffset: '0.5em',
  textDecorationThickness: 2,
  '@media (hover: hover)': { '&:hover': { color: 'text.primary' } },
  '&[aria-pressed="true"]': {
    color: 'text.primary',
    textDecorationLine: 'underline',
    // Replaces the backplate that the browser would paint behind the text.
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      color: 'HighlightText',
      backgroundColor: 'Highlight',
    },
  },
};
