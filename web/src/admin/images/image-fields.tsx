import {
  ALT_TEXT_MAX_LENGTH,
  IMAGE_CATEGORIES,
  IMAGE_TITLE_MAX_LENGTH,
  PORTFOLIO_SUB_CATEGORIES,
} from '@alnafitha/contract';
import Checkbox from '@mui/material/Checkbox';
import MenuItem from '@mui/material/MenuItem';
import { useFormContext } from 'react-hook-form';
import { useLanguage } from '../../shared/i18n/language-context';
import { FormTextField } from '../ui/form/form-text-field';
import { LimitedTextField } from '../ui/form/limited-text-field';
import type { ImageValues } from './image-values';

interface TextProps {
  isDisabled?: boolean;
  /** A new image's default title comes from its file. */
  isTitleRequired?: boolean;
}

/** Title and alternative text of one image. */
export function ImageTextFields({ isDisabled = false, isTitleRequired = false }: TextProps) {
  const { t } = useLanguage();
  return (
    <>
      <LimitedTextField<ImageValues>
        disabled={isDisabled}
        name="title"
        label={t('Title')}
        required={isTitleRequired}
        {...(!isTitleRequired && { helperText: t('If left empty, the file name is used.') })}
        limit={IMAGE_TITLE_MAX_LENGTH}
      />
      <LimitedTextField<ImageValues>
        disabled={isDisabled}
        name="altText"
        label={t('Alt text')}
        multiline
        helperText={t('Describes the image for people who cannot see it. If left empty, the title is used.')}
        limit={ALT_TEXT_MAX_LENGTH}
      />
    </>
  );
}

/** Category and sub-categories of an image. */
export function ImageCategoryFields({ isDisabled = false }: { isDisabled?: boolean }) {
  const { t } = useLanguage();
  const { watch } = useFormContext<ImageValues>();
  return (
    <>
      <FormTextField<ImageValues> disabled={isDisabled} name="category" label={t('Category')} select>
        {IMAGE_CATEGORIES.map((category) => (
          <MenuItem key={category} value={category}>
            {t(category)}
          </MenuItem>
        ))}
      </FormTextField>
      {watch('category') === 'Portfolio' && <SubCategories isDisabled={isDisabled} />}
    </>
  );
}

function SubCategories({ isDisabled }: { isDisabled: boolean }) {
  const { t } = useLanguage();
  const chosen = useFormContext<ImageValues>().watch('subCategories') ?? [];
  return (
    <FormTextField<ImageValues>
      disabled={isDisabled}
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
