import { CATEGORY_MAX_LENGTH, posts } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import { useController, useWatch } from 'react-hook-form';
import { useLanguage } from '../../shared/i18n/language-context';
import { OtherLanguage } from '../content/form/other-language';
import { SwitchField } from '../content/switch-field';
import { FormImage } from '../images/form-image';
import { FormTextField, LimitedTextField } from '../ui/form/form-text-field';
import { CUSTOM_CATEGORY, useCategories } from '../ui/use-categories';
import { useUpcoming } from '../ui/use-upcoming';
import { dateOf } from './post-form';
import { RichTextField } from './rich-text-section';

const { title, excerpt } = posts.fields;

function CategoryFields() {
  const { t } = useLanguage();
  const category: unknown = useWatch({ name: 'category' });
  const { choices } = useCategories('posts');
  return (
    <>
      <FormTextField name="category" label={t('Category')} required select>
        {choices(category === CUSTOM_CATEGORY ? [] : [String(category)]).map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
        <MenuItem value={CUSTOM_CATEGORY}>{t(CUSTOM_CATEGORY)}</MenuItem>
      </FormTextField>
      {category === CUSTOM_CATEGORY && (
        <div>
          <LimitedTextField
            name="customCategory"
            label={t('Category name')}
            required
            limit={CATEGORY_MAX_LENGTH}
          />
          <OtherLanguage name="customCategory" path="category" label={t('Category name')} />
        </div>
      )}
    </>
  );
}

function ContentField() {
  const { t } = useLanguage();
  const { field, fieldState } = useController({ name: 'content' });
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

/** The text is beside the other fields, or above them in a narrow form. */
export function PostFields() {
  const { t } = useLanguage();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        paddingBlock: 1,
        gridTemplateColumns: 'minmax(0, 1fr)',
        '@container (min-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, minInlineSize: 0 }}>
        <div>
          <LimitedTextField name="title" label={t('Title')} required limit={title.look.maxLength ?? 0} />
          <OtherLanguage name="title" label={t('Title')} />
        </div>
        <Box sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, minBlockSize: { md: '76vh' } }}>
          <ContentField />
        </Box>
        <OtherLanguage name="content" label={t('Content')} RichText={RichTextField} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}>
        <div>
          <LimitedTextField
            name="excerpt"
            label={t('Excerpt')}
            helperText={t('One or two sentences, shown in the list of posts.')}
            required
            multiline
            minRows={3}
            limit={excerpt.look.maxLength ?? 0}
          />
          <OtherLanguage name="excerpt" label={t('Excerpt')} />
        </div>
        <CategoryFields />
        <FormImage category="Blog" />
        <DateField />
        <SwitchField name="published" label={t('Publish immediately')} />
      </Box>
    </Box>
  );
}

function DateField() {
  const { t, formatDateTime } = useLanguage();
  const [date, published] = useWatch({ name: ['date', 'published'] });
  const isoDate = dateOf(date);
  const upcoming = useUpcoming(isoDate);
  const time = formatDateTime(isoDate);
  const hint = !date
    ? t('Without a date, it is now. With a later one and “Publish immediately”, the post goes live then.')
    : !upcoming
      ? time
      : published
        ? t('Live on {time}', { time: upcoming })
        : t('{time}. With “Publish immediately”, the post goes live then.', { time });
  return (
    <FormTextField
      name="date"
      type="datetime-local"
      label={t('Date and time in Doha')}
      helperText={hint}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '9999-12-31T23:59' } }}
    />
  );
}
