import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { bidiText } from '../../../shared/ui/bidi-text';
import { useDiscardGuard } from './use-discard-guard';

interface Props {
  title: string;
  /** Whether closing would lose input. */
  isDirty: boolean;
  isSaving: boolean;
  submitLabel: string;
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
  maxWidth?: 'sm' | 'md' | 'lg';
  /** Whether the dialog fills the screen, in a column of the page's width. */
  isTall?: boolean;
  /** A dialog that replaces another one has the duration 0. */
  transitionDuration?: 0 | undefined;
  /** Content beside the buttons, at inline start. */
  extra?: ReactNode;
  children: ReactNode;
}

/** A dialog that confirms closing with unsaved changes. */
export function FormDialog({ title, isDirty, isSaving, submitLabel, onSubmit, onClose, ...props }: Props) {
  const { isTall = false } = props;
  const { t, language } = useLanguage();
  const titleId = useId();
  const { guard, question } = useDiscardGuard(isDirty, isSaving, onClose);
  const leave = () => guard(onClose);

  return (
    <>
      <Dialog
        open
        onClose={leave}
        fullWidth
        fullScreen={isTall}
        maxWidth={props.maxWidth ?? 'sm'}
        {...(props.transitionDuration === 0 && { transitionDuration: 0 })}
        aria-labelledby={titleId}
      >
        <DialogTitle id={titleId} sx={isTall ? { paddingBlock: 1 } : {}}>
          {bidiText(title, language)}
        </DialogTitle>
        <DialogContent dividers>
          <Box
            component="form"
            ref={focusFirstField}
            sx={isTall ? page : {}}
            id={`${titleId}-form`}
            noValidate
            onSubmit={(event: FormEvent) => {
              // React also bubbles submit events of nested dialogs.
              if (event.target === event.currentTarget) onSubmit(event);
            }}
          >
            {props.children}
          </Box>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', paddingInline: 3, paddingBlock: isTall ? 0.5 : 1.5 }}>
          {props.extra}
          <Button onClick={leave} disabled={isSaving}>
            {t('Cancel')}
          </Button>
          <Button type="submit" form={`${titleId}-form`} variant="contained" disabled={isSaving}>
            {isSaving ? t('Saving...') : submitLabel}
          </Button>
        </DialogActions>
      </Dialog>
      {question}
    </>
  );
}

const page = { display: 'grid', minBlockSize: '100%', maxInlineSize: 1200, marginInline: 'auto' };

/** Touch screens have no autofocus: their keyboard would cover the form. */
function focusFirstField(form: HTMLFormElement | null) {
  if (window.matchMedia('(pointer: fine)').matches) {
    form?.querySelector<HTMLElement>('input, textarea')?.focus();
  }
}
