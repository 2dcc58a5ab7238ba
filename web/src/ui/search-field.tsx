import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';

interface Props {
  /** Shown while the field is empty, and its name for a screen reader. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
}

export function SearchField({ label, value, onChange, maxLength }: Props) {
  return (
    <TextField
      size="small"
      type="search"
      fullWidth
      value={value}
      onChange={(event) => onChange(event.target.value)}
      placeholder={label}
      slotProps={{
        htmlInput: {
          'aria-label': label,
          // An empty field follows the page, or its placeholder would stand on the wrong side.
          dir: value ? 'auto' : undefined,
          maxLength,
        },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
