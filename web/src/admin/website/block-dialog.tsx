import {
  type AdminBlock,
  BLOCK_FIELDS,
  BLOCKS,
  type BlockId,
  localizedPath,
  type Values,
  withPosition,
} from '@alnafitha/contract';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import Button from '@mui/material/Button';
import { useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ApiError } from '../../shared/api/api-error';
import { useLanguage } from '../../shared/i18n/language-context';
import { showFieldIssues } from '../../shared/ui/form/field-issues';
import { ContentDialog, type ContentDialogProps } from '../content/content-dialog';
import { FormFields } from '../content/form/form-fields';
import type { Editor } from '../editor/use-editor';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { useMutationToasts } from '../ui/use-mutation-toasts';
import { blockForm } from './block-form';
import { BLOCK_INPUTS, BLOCK_LOOKS, BLOCK_QUESTIONS } from './block-inputs';
import { blocks, loadPreview } from './block-queries';
import { SearchPreview } from './search-preview';

/** The site's page of previews reads it. */
const PREVIEW_KEY = 'site-preview';

/** Blocks are neither created nor duplicated. */
export default function BlockDialog({ entry, revision, ...props }: ContentDialogProps<AdminBlock>) {
  // The history has the values of a block as its fields; those that a former version lacks stay.
  const earlier = revision && { ...revision, entry: { values: { ...entry?.values, ...revision.entry } } };
  return entry && <BlockEditor {...props} block={entry} revision={earlier} />;
}

interface Props extends Omit<ContentDialogProps<AdminBlock>, 'entry'> {
  block: AdminBlock;
}

function BlockEditor({ block, ...props }: Props) {
  const { t } = useLanguage();
  const { id } = block;
  const question = BLOCK_QUESTIONS[id];
  const form = useMemo(() => blockForm(id), [id]);
  const [asked, setAsked] = useState<(isConfirmed: boolean) => void>();
  const answer = (isConfirmed: boolean) => {
    asked?.(isConfirmed);
    setAsked(undefined);
  };
  const confirm = (values: Values) =>
    question?.isAsked(values, block.values)
      ? new Promise<boolean>((resolve) => setAsked(() => resolve))
      : Promise.resolve(true);
  return (
    <>
      <ContentDialog
        {...props}
        entry={block}
        resource={blocks}
        form={{ ...form, confirm }}
        maxWidth="md"
        extra={(editor) => <PreviewButton id={id} editor={editor} fields={form.fields} />}
      >
        {({ formKey }) => (
          <>
            <FormFields key={formKey} fields={BLOCK_FIELDS[id]} looks={BLOCK_LOOKS} inputs={BLOCK_INPUTS} />
            {'pageTitle' in BLOCK_FIELDS[id] && <SearchPreview id={id} />}
          </>
        )}
      </ContentDialog>
      {question && (
        <ConfirmDialog
          open={asked !== undefined}
          title={t(question.title)}
          text={t(question.text)}
          confirmLabel={t('Save anyway')}
          cancelLabel={t('Keep editing')}
          isPending={false}
          onConfirm={() => answer(true)}
          onCancel={() => answer(false)}
        />
      )}
    </>
  );
}

interface PreviewProps {
  id: BlockId;
  editor: Editor<AdminBlock, FieldValues, Values>;
  /** Fields that can show the API's issues. */
  fields: readonly string[];
}

function PreviewButton({ id, editor: { form }, fields }: PreviewProps) {
  const { t, language } = useLanguage();
  const { notifyError } = useMutationToasts();
  const [isLoading, setLoading] = useState(false);

  const preview = async () => {
    const values = BLOCKS[id].safeParse(withPosition(form.getValues()));
    if (!values.success) return form.trigger(undefined, { shouldFocus: true });
    // A tab that opens after the response would be blocked as a popup.
    const tab = window.open('', '_blank');
    setLoading(true);
    try {
      const block = await loadPreview(id, values.data);
      localStorage.setItem(PREVIEW_KEY, JSON.stringify({ id, block }));
      if (tab) tab.location.href = `${localizedPath(language, '/preview')}#site`;
    } catch (error) {
      tab?.close();
      if (error instanceof ApiError) showFieldIssues(form, fields, error.issues);
      notifyError('Failed to load the preview', error);
    } finally {
      setLoading(false);
    }
  };

  return (
    <Button startIcon={<Visibility />} loading={isLoading} onClick={preview} sx={{ marginInlineEnd: 'auto' }}>
      {t('Preview')}
    </Button>
  );
}
