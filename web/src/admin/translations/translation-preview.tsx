import { LANGUAGES, type Language, readAdminPost } from '@alnafitha/contract';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import PreviewDialog from '../posts/preview-section';
import { callAsAdmin } from '../session/as-admin';
import { LoadingBackdrop } from '../ui/lazy-dialog';
import { useMutationToasts } from '../ui/use-mutation-toasts';

interface Props {
  id: string;
  /** Texts by field, with unsaved changes. */
  texts: Readonly<Record<Language, Readonly<Record<string, string>>>>;
  onClose: () => void;
}

/** The post's page in both languages, as it will be after saving. */
export default function TranslationPreview({ id, texts, onClose }: Props) {
  const { t } = useLanguage();
  const { notifyError } = useMutationToasts();
  const [language, setLanguage] = useState<Language>('ar');
  const { data: post, error } = useQuery({
    queryKey: ['admin', 'translations', 'preview', id],
    queryFn: ({ signal }) => callAsAdmin(readAdminPost, { params: { id } }, { signal }),
    gcTime: 0,
  });
  useEffect(() => {
    if (!error || post) return;
    notifyError('Failed to load the preview', error);
    onClose();
  }, [error, post, notifyError, onClose]);
  if (!post) return <LoadingBackdrop />;
  return (
    <PreviewDialog
      post={{ ...post, ...texts[language] }}
      language={language}
      actions={
        <ToggleButtonGroup
          exclusive
          size="small"
          value={language}
          onChange={(_, chosen: Language | null) => chosen && setLanguage(chosen)}
          aria-label={t('Language')}
          sx={{ marginInlineEnd: 'auto' }}
        >
          {LANGUAGES.map((option) => (
            <ToggleButton key={option} value={option}>
              {option === 'ar' ? t('Arabic') : t('English')}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
      onClose={onClose}
    />
  );
}
