import type { AdminImage } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useLanguage } from '../../shared/i18n/language-context';
import { bidiText } from '../../shared/ui/bidi-text';
import { Image } from '../../shared/ui/image';
import type { OpenDialog } from '../content/content-page';
import { LastEdited } from '../history/last-edited';
import { RowActions } from '../ui/data-list/row-actions';
import type { SelectMode } from '../ui/data-list/use-selection';
import { ArabicLink } from '../ui/translation-state';
import { useCategories } from '../ui/use-categories';

interface Props {
  image: AdminImage;
  mode: SelectMode;
  open: OpenDialog<AdminImage>;
  onDelete: () => void;
}

/** A card that, in select mode, is selected by a click anywhere. */
export function ImageCard({ image, mode, open, onDelete }: Props) {
  const { t } = useLanguage();
  const isSelected = mode.isSelected(image.id);
  return (
    <Paper
      component="li"
      aria-label={image.title}
      variant="outlined"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        overflow: 'hidden',
        ...(isSelected && { outline: 2, outlineColor: 'primary.main', borderColor: 'primary.main' }),
      }}
    >
      <Image
        image={image.url}
        picture={image.picture}
        alt={image.altText}
        sizes="(min-width: 768px) 260px, 50vw"
        ratio={4 / 3}
      />
      <Box sx={{ paddingInlineStart: 1.5, paddingBlock: 1, display: 'flex', flexGrow: 1 }}>
        <Description image={image}>
          {!mode.isOn && <ArabicLink kind="images" id={image.id} title={image.title} state={image.arabic} />}
          <LastEdited edited={image.edited} />
        </Description>
        {!mode.isOn && (
          <Box sx={{ alignSelf: 'end' }}>
            <RowActions
              edit={{
                label: t('Edit the image {title}', { title: image.title }),
                onClick: () => open('edit', image),
              }}
              history={{
                label: t('History of {title}', { title: image.title }),
                onClick: () => open('history', image),
              }}
              remove={{
                label: t('Delete the image {title}', { title: image.title }),
                onClick: onDelete,
              }}
              more={{
                label: t('More for {title}', { title: image.title }),
                actions: [{ label: t('Share a preview'), onClick: () => open('share', image) }],
              }}
              isVertical
            />
          </Box>
        )}
      </Box>
      {mode.isOn && (
        <Box component="label" sx={{ position: 'absolute', inset: 0, padding: 0.5, cursor: 'pointer' }}>
          <Checkbox
            checked={isSelected}
            onChange={() => mode.toggle(image.id)}
            slotProps={{ input: { 'aria-label': t('Select the image {title}', { title: image.title }) } }}
            sx={{ backgroundColor: 'background.paper', '&:hover': { backgroundColor: 'background.paper' } }}
          />
        </Box>
      )}
    </Paper>
  );
}

function Description({ image, children }: Pick<Props, 'image'> & { children: ReactNode }) {
  const { t } = useLanguage();
  const { nameOf } = useCategories('pictures');
  const { title, category, subCategories, size, described } = image;
  return (
    <Box sx={{ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' }}>
      <Typography translate="no" sx={{ fontWeight: 600, lineHeight: 1.4 }}>
        <bdi>{bidiText(title)}</bdi>
      </Typography>
      <Typography variant="body2">{t(category)}</Typography>
      {subCategories.length > 0 && (
        <Typography variant="body2" color="textSecondary">
          {subCategories.map(nameOf).join(' · ')}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {t('{size} KB', { size: Math.round(size / 1024) })}
      </Typography>
      {!described && (
        <Typography variant="body2" sx={{ color: 'warning.main', fontWeight: 600 }}>
          {t('No description')}
        </Typography>
      )}
      {children}
    </Box>
  );
}
