import { LANGUAGES, localizedPath, type ReviewedEntry, unitOf } from '@alnafitha/contract';
import History from '@mui/icons-material/History';
import OpenInNew from '@mui/icons-material/OpenInNew';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { retryableLazy } from '../../shared/ui/retryable-lazy';
import { EditorDialog } from '../editor/editor-dialog';
import { LazyDialog } from '../ui/lazy-dialog';
import { useMutationToasts } from '../ui/use-mutation-toasts';
import { useEntryTitle } from './translation-columns';
import { TranslationField } from './translation-field';
import { useTranslationEdit } from './use-translation-edit';

const PostPreviewDialog = retryableLazy(() => import('../content/preview/post-preview-dialog'));
const HistoryDialog = retryableLazy(() => import('../history/history-dialog'));

interface Props {
  entry: ReviewedEntry;
  /** Whether saving shows the next entry. */
  isInQueue: boolean;
  /** Shows the next entry; absent at the end of the queue. */
  onNext: (() => void) | undefined;
  onClose: () => void;
}

export function TranslationEditor({ entry, isInQueue, onNext, onClose }: Props) {
  const { t } = useLanguage();
  const { kind, id } = entry;
  const title = useEntryTitle()(entry);
  const { notifySuccess } = useMutationToasts();
  const goesOn = useRef(isInQueue);
  const edit = useTranslationEdit(entry, () => {
    const isLast = goesOn.current && !onNext;
    if (goesOn.current && onNext) onNext();
    else onClose();
    notifySuccess(
      isLast ? 'The translation was saved. It was the last one in this list.' : 'The translation was saved.',
    );
  });
  const { editor, current } = edit;
  const { path } = current;
  const content = useRef<HTMLDivElement>(null);
  const [previewed, setPreviewed] = useState<ReturnType<typeof edit.typedFields>>();
  const [isHistoryOpen, setHistoryOpen] = useState(false);

  const saveAndClose = async () => {
    goesOn.current = false;
    await editor.submit();
    goesOn.current = isInQueue;
  };

  // The handler captures before the editor, which has a shortcut for these keys.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    const dialog = event.target instanceof Element ? event.target.closest('[role="dialog"]') : null;
    // React also bubbles events of a dialog above this one.
    if (!dialog?.contains(content.current)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) void editor.submit();
  };

  return (
    <Box onKeyDownCapture={onKeyDown}>
      <EditorDialog
        editor={editor}
        title={t('Translation of “{title}”', { title })}
        submitLabel={isInQueue ? t('Save and next') : t('Save and mark as reviewed')}
        onClose={onClose}
        maxWidth="lg"
        // The dialog replaces the one that was loading, or the entry before.
        transitionDuration={0}
        extra={
          isInQueue && (
            <Button disabled={editor.isSaving} onClick={saveAndClose} sx={{ marginInlineEnd: 'auto' }}>
              {t('Save and mark as reviewed')}
            </Button>
          )
        }
      >
        <Box ref={content} sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {path !== undefined &&
              LANGUAGES.map((language) => (
                <Button
                  key={language}
                  href={localizedPath(language, path)}
                  target="_blank"
                  rel="noopener"
                  startIcon={<OpenInNew />}
                >
                  {language === 'ar' ? t('Page in Arabic') : t('Page in English')}
                </Button>
              ))}
            {current.fields.some(({ field }) => unitOf(kind, field) === 'html') && (
              <Button startIcon={<Visibility />} onClick={() => setPreviewed(edit.typedFields())}>
                {t('Preview')}
              </Button>
            )}
            <Button startIcon={<History />} onClick={() => setHistoryOpen(true)}>
              {t('History')}
            </Button>
            {current.fields.some(({ state }) => state === 'pending' || state === 'outdated') && (
              <Button variant="outlined" loading={edit.isTranslating} onClick={edit.translate}>
                {t('Translate by machine')}
              </Button>
            )}
          </Box>
          {current.fields.map((field) => (
            <TranslationField
              key={field.field}
              kind={kind}
              field={field}
              proposal={edit.proposals[field.field]}
              isChanged={edit.isChanged(field)}
              formKey={editor.formKey}
              onUseProposal={() => edit.takeProposal(field.field)}
            />
          ))}
        </Box>
      </EditorDialog>
      {previewed && (
        <LazyDialog onFailure={() => setPreviewed(undefined)}>
          <PostPreviewDialog id={id} fields={previewed} onClose={() => setPreviewed(undefined)} />
        </LazyDialog>
      )}
      {isHistoryOpen && (
        <LazyDialog onFailure={() => setHistoryOpen(false)}>
          <HistoryDialog
            kind={kind}
            id={id}
            title={title}
            onOpen={(revision) => {
              edit.openRevision(revision);
              setHistoryOpen(false);
            }}
            onClose={() => setHistoryOpen(false)}
          />
        </LazyDialog>
      )}
    </Box>
  );
}
