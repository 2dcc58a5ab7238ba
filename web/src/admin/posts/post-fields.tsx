import { POST_EXCERPT_MAX_LENGTH, POST_TITLE_MAX_LENGTH } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useController } from 'react-hook-form';
import { useLanguage } from '../../shared/i18n/language-context';
import { LimitedTextField } from '../ui/form/limited-text-field';
import { CategoryFields } from './category-fields';
import { ContentField } from './content-field';
import { PostImage } from './post-image';
import type { PostValues } from './post-values';

/** The text beside the other fields; stacked on narrow screens. */
export function PostFields({ isNarrow }: { isNarrow: boolean }) {
  const { t } = useLanguage();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        paddingBlock: 1,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', ...(!isNarrow && { lg: 'minmax(0, 1fr) 320px' }) },
      }}
    >
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5, minInlineSize: 0 }}>
        <LimitedTextField<PostValues>
          name="title"
          label={t('Title')}
          required
          limit={POST_TITLE_MAX_LENGTH}
        />
        <ContentField />
      </Box>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}>
        <LimitedTextField<PostValues>
          name="excerpt"
          label={t('Excerpt')}
          helperText={t('One or two sentences, shown in the list of posts.')}
          required
          multiline
          minRows={3}
          limit={POST_EXCERPT_MAX_LENGTH}
        />
        <CategoryFields />
        <PostImage />
        <PublishField />
      </Box>
    </Box>
  );
}

function PublishField() {
  const { t } = useLanguage();
  const { field } = useController<PostValues, 'published'>({ name: 'published' });
  return (
    <FormControlLabel
      label={t('Publish immediately')}
      sx={{ minBlockSize: 44 }}
      control={
        <Switch
          name={field.name}
          checked={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          slotProps={{ input: { ref: field.ref } }}
        />
      }
    />
  );
}
