import { BLOG_CATEGORIES, BLOG_CATEGORY_MAX_LENGTH } from '@alnafitha/contract';
import MenuItem from '@mui/material/MenuItem';
import { useFormContext, useWatch } from 'react-hook-form';
import { useLanguage } from '../../shared/i18n/language-context';
import { FormTextField } from '../ui/form/form-text-field';
import { LimitedTextField } from '../ui/form/limited-text-field';
import { CUSTOM_CATEGORY, type PostValues } from './post-values';

/** One of the categories, or a custom one. */
export function CategoryFields() {
  const { t, translateIfKnown } = useLanguage();
  const { control } = useFormContext<PostValues>();
  const category = useWatch({ control, name: 'category' });
  return (
    <>
      <FormTextField<PostValues> name="category" label={t('Category')} required select>
        {[...BLOG_CATEGORIES, CUSTOM_CATEGORY].map((choice) => (
          <MenuItem key={choice} value={choice}>
            {translateIfKnown(choice)}
          </MenuItem>
        ))}
      </FormTextField>
      {category === CUSTOM_CATEGORY && (
        <LimitedTextField<PostValues>
          name="customCategory"
          label={t('Category name')}
          required
          limit={BLOG_CATEGORY_MAX_LENGTH}
        />
      )}
    </>
  );
}
