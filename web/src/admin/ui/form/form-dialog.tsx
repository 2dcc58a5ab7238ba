import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { bidiText } from '../../../shared/ui/bidi-text';
import { LazyPart } from '../../../shared/ui/lazy-part';
import { useMediaQuery } from '../../../shared/ui/use-media-query';
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
  /** Shown beside the form on wide screens, and in its place on others when asked. */
  beside?: (showForm: () => void) => ReactNode;
  /** Content beside the buttons, at inline start. */
  extra?: ReactNode;
  children: ReactNode;
}

/** A dialog that confirms closing with unsaved changes. */
export function FormDialog({ title, isDirty, isSaving, submitLabel, onSubmit, onClose, ...props }: Props) {
  const { isTall = false } = props;
  const { t, language } = useLanguage();
  const titleId = useId();
  const isWide = useMediaQuery('(min-width: 1200px)');
  const [isAsked, setAsked] = useState(false);
  const isBeside = props.beside !== undefined && (isWide || isAsked);
  const { guard, question } = useDiscardGuard(isDirty, isSaving, onClose);
  const leave = () => guard(onClose);

  return (
    <>
      <Dialog
        open
        onClose={leave}
        fullWidth
        fullScreen={isTall || isBeside}
        maxWidth={props.maxWidth ?? 'sm'}
        {...(props.transitionDuration === 0 && { transitionDuration: 0 })}
        aria-labelledby={titleId}
      >
        <DialogTitle id={titleId} sx={isTall || isBeside ? { paddingBlock: 1 } : {}}>
          {bidiText(title, language)}
        </DialogTitle>
        <DialogContent dividers sx={isBeside ? columns : {}}>
          <Box
            component="form"
            ref={focusFirstField}
            sx={[
              { containerType: 'inline-size' },
              isTall && page,
              isBeside && column,
              isBeside && !isWide && { display: 'none' },
            ]}
            id={`${titleId}-form`}
            noValidate
            onSubmit={(event: FormEvent) => {
              // React also bubbles submit events of nested dialogs.
              if (event.target === event.currentTarget) onSubmit(event);
            }}
          >
            {props.children}
          </Box>
          {isBeside && (
            <LazyPart onFailure={() => setAsked(false)} fallback={<div />}>
              {props.beside?.(() => setAsked(false))}
            </LazyPart>
          )}
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', paddingInline: 3, paddingBlock: isTall ? 0.5 : 1.5 }}>
          {props.beside !== undefined && !isWide && (
            <Button aria-pressed={isAsked} onClick={() => setAsked(!isAsked)}>
              {t('Preview')}
            </Button>
          )}
          {props.extra}
          <Button onClick={leave} disabled={isSaving}>
            {t('Cancel')}
          </Button>
          <Button
            type="submit"
            form={`${titleId}-form`}
            variant="contained"
            disabled={isSaving}
            // The form shows its errors.
            onClick={() => setAsked(false)}
          >
            {isSaving ? t('Saving...') : submitLabel}
          </Button>
        </DialogActions>
      </Dialog>
      {question}
    </>
  );
}

/** Each column scrolls by itself. */
const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(420px, 4fr) minmax(0, 6fr)' },
  gridTemplateRows: 'minmax(0, 1fr)',
  overflow: 'hidden',
};
const column = { overflowY: 'auto', minBlockSize: 0, padding: 1, marginInline: 0 };

const page = { display: 'grid', minBlockSize: '100%', maxInlineSize: 1200, marginInline: 'auto' };

/** Touch screens have no autofocus: their keyboard would cover the form. */
function focusFirstField(form: HTMLFormElement | null) {
  if (window.matchMedia('(pointer: fine)').matches) {
    form?.querySelector<HTMLElement>('input, textarea')?.focus();
  }
}
