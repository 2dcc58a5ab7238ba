import type { ContentKind } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { translationQueries } from '../history/translation-queries';
import { FormDialog } from '../ui/form/form-dialog';
import { QueryFailure } from '../ui/query-failure';
import { TranslationEditor } from './translation-editor';

interface Props {
  kind: ContentKind;
  id: string;
  /** Whether saving shows the next entry. */
  isInQueue: boolean;
  /** Shows the next entry; absent at the end of the queue. */
  onNext: (() => void) | undefined;
  onClose: () => void;
}

/** Saving marks all texts as reviewed. */
export default function TranslationDialog({ kind, id, ...actions }: Props) {
  const { t } = useLanguage();
  const query = useQuery(translationQueries.entry(kind, id));
  const { data: entry, error } = query;
  const [firstId] = useState(id);
  if (entry) return <TranslationEditor key={`${kind}/${id}`} entry={entry} {...actions} />;
  return (
    <FormDialog
      title={t('Translation')}
      isDirty={false}
      isSaving={false}
      submitLabel={actions.isInQueue ? t('Save and next') : t('Save and mark as reviewed')}
      onSubmit={(event) => event.preventDefault()}
      onClose={actions.onClose}
      maxWidth="lg"
      transitionDuration={id === firstId ? undefined : 0}
    >
      {error ? (
        <QueryFailure query={query} />
      ) : (
        <Box sx={{ display: 'grid', placeItems: 'center', minBlockSize: 240 }}>
          <CircularProgress aria-label={t('Loading...')} />
        </Box>
      )}
    </FormDialog>
  );
}
