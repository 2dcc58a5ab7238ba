import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';

interface Props {
  isVisible: boolean;
  /** The label beside the switch, if no heading names it. */
  label: string;
  'aria-label': string;
  /** Resolves when the change is saved or has failed; it must not reject. */
  onSave: (isVisible: boolean) => Promise<void>;
}

/** An optimistic toggle of an entry's visibility; reverted on failure. */
export function VisibilitySwitch({ isVisible, label, 'aria-label': ariaLabel, onSave }: Props) {
  // Set while saving. The mutation's own state updates too late after the click.
  const [wanted, setWanted] = useState<boolean>();

  async function save(next: boolean) {
    if (wanted !== undefined) return;
    setWanted(next);
    await onSave(next);
    setWanted(undefined);
  }

  return (
    <FormControlLabel
      label={label}
      sx={{ minBlockSize: 44, marginInline: '-8px 0' }}
      control={
        <Switch
          checked={wanted ?? isVisible}
          onChange={(_, next) => save(next)}
          slotProps={{ input: { 'aria-label': ariaLabel } }}
        />
      }
    />
  );
}
