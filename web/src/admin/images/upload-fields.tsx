import {
  ALT_TEXT_MAX_LENGTH,
  IMAGE_CATEGORIES,
  IMAGE_TITLE_MAX_LENGTH,
  PORTFOLIO_SUB_CATEGORIES,
} from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import { useFormContext } from 'react-hook-form';
import { useLanguage } from '../../language/language-context';
import { FormTextField } from '../../ui/form/form-text-field';
import type { UploadValues } from './upload-draft';

interface Props {
  /** Several pictures have no title in common. */
  isMultiple: boolean;
  isDisabled: boolean;
}

/** What is said of the chosen pictures. */
export function UploadFields({ isMultiple, isDisabled }: Props) {
  const { t, translateKnown } = useLanguage();
  const { watch } = useFormContext<UploadValues>();
  const common = { translateError: translateKnown, disabled: isDisabled };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {!isMultiple && (
        <>
          <FormTextField<UploadValues>
            {...common}
            name="title"
            label={t('Title')}
            helperText={t('If left empty, the file name is used.')}
            slotProps={{ htmlInput: { dir: 'auto', maxLength: IMAGE_TITLE_MAX_LENGTH } }}
          />
          <FormTextField<UploadValues>
            {...common}
            name="altText"
            label={t('Alt text')}
            helperText={t(
              'Describes the picture for people who cannot see it. If left empty, the title is used.',
            )}
            slotProps={{ htmlInput: { dir: 'auto', maxLength: ALT_TEXT_MAX_LENGTH } }}
          />
        </>
      )}
      <FormTextField<UploadValues> {...common} name="category" label={t('Category')} select>
        {IMAGE_CATEGORIES.map((category) => (
          <MenuItem key={category} value={category}>
            {t(category)}
          </MenuItem>
        ))}
      </FormTextField>
      {watch('category') === 'Portfolio' && <SubCategories {...common} />}
    </Box>
  );
}

function SubCategories(common: { translateError: (message: string) => string; disabled: boolean }) {
  const { t } = useLanguage();
  const chosen = useFormContext<UploadValues>().watch('subCategories') ?? [];
  return (
    <FormTextField<UploadValues>
      {...common}
      name="subCategories"
      label={t('Sub-categories')}
      select
      slotProps={{
        select: { multiple: true, renderValue: () => chosen.map((each) => t(each)).join(' · ') },
      }}
    >
      {PORTFOLIO_SUB_CATEGORIES.map((each) => (
        <MenuItem key={each} value={each} sx={{ paddingBlock: 0 }}>
          <Checkbox checked={chosen.includes(each)} tabIndex={-1} disableRipple aria-hidden />
          {t(each)}
        </MenuItem>
      ))}
    </FormTextField>
  );
}
