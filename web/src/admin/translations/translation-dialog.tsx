import { LANGUAGES, localizedPath, type TranslatedKind } from '@alnafitha/contract';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { errorText } from '../../shared/i18n/error-text';
import { useLanguage } from '../../shared/i18n/language-context';
import { FailedLoad } from '../../shared/ui/failed-load';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { FormDialog } from '../ui/form/form-dialog';
import { LazyDialog } from '../ui/lazy-dialog';
import { useMutationToasts } from '../ui/use-mutation-toasts';
import { TranslationField } from './translation-field';
import { useTranslationEdit } from './use-translation-edit';

const TranslationPreview = retryableLazy(() => import('./translation-preview'));

interface Props {
  kind: TranslatedKind;
  id: string;
  /** Whether saving shows the next entry. */
  isInQueue: boolean;
  /** Absent at the end of the queue. */
  onNext: (() => void) | undefined;
  onClose: () => void;
}

/** Saving marks all texts as reviewed. */
export default function TranslationDialog({ kind, id, isInQueue, onNext, onClose }: Props) {
  const { t, translateIfKnown } = useLanguage();
  const { notifySuccess } = useMutationToasts();
  const edit = useTranslationEdit(kind, id);
  const { entry, error, path } = edit;
  const content = useRef<HTMLDivElement>(null);
  const [previewed, setPreviewed] = useState<ReturnType<typeof edit.textsByLanguage>>();

  const saveAndClose = () =>
    edit.save(() => {
      onClose();
      notifySuccess('The translation was saved.');
    });
  const saveAndGoOn = () =>
    edit.save(() => {
      (onNext ?? onClose)();
      notifySuccess(
        onNext
          ? 'The translation was saved.'
          : 'The translation was saved. It was the last one in this list.',
      );
    });
  const submit = isInQueue ? saveAndGoOn : saveAndClose;

  // Captures before the editor, which has a shortcut for these keys.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    const dialog = event.target instanceof Element ? event.target.closest('[role="dialog"]') : null;
    // React also bubbles events of a dialog above this one.
    if (!dialog?.contains(content.current)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) void submit();
  };

  return (
    <Box onKeyDownCapture={onKeyDown}>
      <FormDialog
        title={entry ? t('Translation of “{title}”', { title: entry.title }) : t('Translation')}
        isDirty={edit.isDirty}
        isSaving={edit.isSaving}
        submitLabel={isInQueue ? t('Save and next') : t('Save and mark as reviewed')}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        onClose={onClose}
        maxWidth="lg"
        extra={
          isInQueue && (
            <Button disabled={edit.isSaving} onClick={saveAndClose} sx={{ marginInlineEnd: 'auto' }}>
              {t('Save and mark as reviewed')}
            </Button>
          )
        }
      >
        <Box ref={content} sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {error ? (
            <FailedLoad
              text={translateIfKnown(errorText(error))}
              retryLabel={t('Retry')}
              onRetry={edit.refetch}
              margin={0}
            />
          ) : entry ? (
            <Fields key={path} issues={edit.issues}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                {LANGUAGES.map((language) => (
                  <Button
                    key={language}
                    href={localizedPath(language, entry.path)}
                    target="_blank"
                    rel="noopener"
                    startIcon={<OpenInNew />}
                  >
                    {language === 'ar' ? t('Page in Arabic') : t('Page in English')}
                  </Button>
                ))}
                {kind === 'posts' && (
                  <Button startIcon={<Visibility />} onClick={() => setPreviewed(edit.textsByLanguage())}>
                    {t('Preview')}
                  </Button>
                )}
                {entry.fields.some(({ state }) => state === 'pending' || state === 'outdated') && (
                  <Button variant="outlined" loading={edit.isTranslating} onClick={edit.translate}>
                    {t('Translate by machine')}
                  </Button>
                )}
              </Box>
              {edit.isConflict && (
                <Alert ref={focusOnMount} tabIndex={-1} severity="warning" variant="outlined">
                  {t(
                    'Somebody has changed the original. Your text is still here: compare it with the new original, then save again.',
                  )}
                </Alert>
              )}
              {entry.fields.map((field) => (
                <TranslationField
                  key={field.field}
                  field={field}
                  value={edit.textOf(field)}
                  issue={edit.issues[field.field]}
                  proposal={edit.proposals[field.field]}
                  isChanged={edit.isChanged(field)}
                  loadedAt={edit.loadedAt}
                  onChange={(text) => edit.type(field.field, text)}
                  onUseProposal={() => edit.takeProposal(field.field)}
                />
              ))}
            </Fields>
          ) : (
            <Box sx={{ display: 'grid', placeItems: 'center', minBlockSize: 240 }}>
              <CircularProgress aria-label={t('Loading...')} />
            </Box>
          )}
        </Box>
      </FormDialog>
      {previewed && (
        <LazyDialog onFailure={() => setPreviewed(undefined)}>
          <TranslationPreview id={id} texts={previewed} onClose={() => setPreviewed(undefined)} />
        </LazyDialog>
      )}
    </Box>
  );
}

const focusOnMount = (alert: HTMLElement | null) => alert?.focus();

/** Focuses the first field once loaded (not on touch screens), and the first invalid one on rejection. */
function Fields({ issues, children }: { issues: object; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches)
      box.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, []);
  useEffect(() => {
    if (Object.keys(issues).length > 0)
      box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [issues]);
  return (
    <Box ref={box} sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {children}
    </Box>
  );
}
