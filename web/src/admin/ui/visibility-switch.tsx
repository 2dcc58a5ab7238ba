import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useMutation } from '@tanstack/react-query';
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
  const { notifySuccess } = useMutationToasts();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: onSave,
    onSuccess: (saved, next) => notifySuccess(next ? texts.shown : texts.hidden, saved),
    meta: { failed: texts.error },
  });

  return (
    <FormControlLabel
      label={label}
      sx={{ minBlockSize: 44, marginInline: '-8px 0' }}
      control={
        <Switch
          checked={isPending ? variables : isVisible}
          onChange={(_, next) => isPending || mutate(next)}
          slotProps={{ input: { 'aria-label': ariaLabel } }}
        />
      }
    />
  );
}
