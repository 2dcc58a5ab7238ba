import { useController } from 'react-hook-form';
import { useLanguage } from '../../shared/i18n/language-context';
import type { PostValues } from './post-values';
import { RichTextField } from './rich-text-section';

/** The text of the post. */
export function ContentField() {
  const { t } = useLanguage();
  const { field, fieldState } = useController<PostValues, 'content'>({ name: 'content' });
  return (
    <RichTextField
      label={t('Content')}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      onReady={field.ref}
      error={fieldState.error?.message}
    />
  );
}
