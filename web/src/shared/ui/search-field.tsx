import Search from 'icon:Search';
import type { SxProps } from '@mui/system';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Box, mergeSx } from './box';

interface Props {
  /** Placeholder and accessible name. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  sx?: SxProps;
}

export function SearchField({ label, value, onChange, maxLength, sx }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const syncTypedText = useEffectEvent((typed: string) => {
    if (typed !== value) onChange(typed);
  });
  // Text typed before hydration.
  useEffect(() => syncTypedText(field.current?.value ?? ''), []);

  return (
    <Box sx={mergeSx(frame, sx)}>
      <Search aria-hidden fontSize="small" sx={{ color: 'action.active' }} />
      <input
        ref={field}
        type="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={label}
        aria-label={label}
        // An empty field takes the page's direction, or its placeholder is on the wrong side.
        dir={value ? 'auto' : undefined}
        maxLength={maxLength}
      />
    </Box>
  );
}

const frame = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  inlineSize: '100%',
  paddingInline: '13px',
  border: '1px solid rgb(var(--mui-palette-common-onBackgroundChannel) / 0.23)',
  borderRadius: 1,
  typography: 'body1',
  lineHeight: '1.4375em',
  color: 'text.primary',
  '@media (hover: hover)': { '&:hover': { borderColor: 'text.primary' } },
  '&:focus-within': { outline: '2px solid', outlineOffset: -2, outlineColor: 'primary.main' },
  '& > input': {
    flexGrow: 1,
    minInlineSize: 0,
    boxSizing: 'content-box',
    blockSize: '1.4375em',
    margin: 0,
    paddingBlock: '7.5px',
    paddingInline: 0,
    border: 0,
    outline: 0,
    font: 'inherit',
    letterSpacing: 'inherit',
    color: 'inherit',
    background: 'none',
    '&::placeholder': { color: 'currentColor', opacity: 'var(--mui-opacity-inputPlaceholder)' },
    '&::-webkit-search-decoration': { appearance: 'none' },
  },
};
