import type { AdminImage } from '@alnafitha/contract';
import Box from '@mui/material/Box';
import { useLanguage } from '../../shared/i18n/language-context';
import { ImageCard } from './image-card';
import { imageColumns } from './image-results';
import type { SelectMode } from './use-select-mode';

interface Props {
  images: readonly AdminImage[];
  mode: SelectMode;
  onEdit: (image: AdminImage) => void;
  onDelete: (image: AdminImage) => void;
}

export function ImageGrid({ images, ...card }: Props) {
  const { t } = useLanguage();
  return (
    <Box component="ul" aria-label={t('Media Library')} sx={imageColumns}>
      {images.map((image) => (
        <ImageCard key={image.id} image={image} {...card} />
      ))}
    </Box>
  );
}
