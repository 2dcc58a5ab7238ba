import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

export interface FilterOption<V extends string> {
  value: V;
  label: string;
}

interface Props<V extends string> {
  /** What is chosen, for screen readers. */
  label: string;
  options: readonly FilterOption<V>[];
  value: V;
  onChange: (value: V) => void;
}

/** A row of chips of which one is chosen. */
export function FilterChips<V extends string>({ label, options, value, onChange }: Props<V>) {
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {options.map((option) => (
        <Chip
          key={option.value}
          label={option.label}
          aria-pressed={option.value === value}
          color={option.value === value ? 'primary' : 'default'}
          variant={option.value === value ? 'filled' : 'outlined'}
          onClick={() => onChange(option.value)}
          sx={{ minBlockSize: 44, borderRadius: 22, paddingInline: 1, fontWeight: 600, fontSize: '0.9rem' }}
        />
      ))}
    </Box>
  );
}
