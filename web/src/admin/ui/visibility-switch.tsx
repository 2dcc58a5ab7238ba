import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import type { PlainTranslationKey } from '../../shared/i18n/translation-key';
import { type Saved, useMutationToasts } from './use-mutation-toasts';

interface Props {
  isVisible: boolean;
  /** The label beside the switch, if no heading names it. */
  label: string;
  'aria-label': string;
  onSave: (isVisible: boolean) => Promise<Saved>;
  texts: Record<'shown' | 'hidden' | 'error', PlainTranslationKey>;
}

/** An optimistic switch, reverted on failure. */
export function VisibilitySwitch({ isVisible, label, 'aria-label': ariaLabel, onSave, texts }: Props) {
  const { notifySuccess, notifyError } = useMutationToasts();
  // The mutation's state updates too late after the click.
  const [wanted, setWanted] = useState<boolean>();

  async function save(next: boolean) {
    if (wanted !== undefined) return;
    setWanted(next);
    try {
      notifySuccess(next ? texts.shown : texts.hidden, await onSave(next));
    } catch (error) {
      notifyError(texts.error, error);
    }
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
