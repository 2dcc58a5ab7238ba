import { type AdminBlock, BLOCK_FIELDS, type Values } from '@alnafitha/contract';
import { useMemo, useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { ContentDialog, type ContentDialogProps } from '../content/content-dialog';
import { FormFields } from '../content/form/form-fields';
import { ConfirmDialog } from '../ui/confirm-dialog';
import { blockForm } from './block-form';
import { BLOCK_INPUTS, BLOCK_LOOKS, BLOCK_QUESTIONS } from './block-inputs';
import { blocks } from './block-queries';
import { SearchPreview } from './search-preview';

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
      <ContentDialog {...props} entry={block} resource={blocks} form={{ ...form, confirm }} maxWidth="md">
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
