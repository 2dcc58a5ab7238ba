import type { ResponsiveImage } from '@alnafitha/contract';
import { type MouseEvent, useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Image } from '../../../shared/ui/image';
import { PlainButton } from '../../../shared/ui/plain-button';
import { LazyLightbox, lightboxTrigger } from '../../ui/lightbox/lazy-lightbox';
import { PROJECT_RATIO } from './project-card';

interface Props {
  images: readonly ResponsiveImage[];
  /** In the visitor's language. */
  title: string;
  /** `sizes` of the first image. */
  sizes: string;
}

/** `sizes` of an image in half the width; below the real width on a phone, so that its dense screen loads the smallest image. */
const HALF_SIZES = '(max-width: 599px) 240px, 400px';

/** The first image with the others below, without gaps in their rows of two; each opens the lightbox. A placeholder if there are none. */
export function ProjectImages({ images, title, sizes }: Props) {
  const { t } = useLanguage();
  const [opened, setOpened] = useState<number>();
  const nameOf = (index: number) =>
    images.length === 1
      ? title
      : t('{title}, image {position} of {total}', { title, position: index + 1, total: images.length });
  const open = (index: number) => ({
    ...lightboxTrigger,
    'aria-haspopup': 'dialog' as const,
    'aria-label': t('View the image: {title}', { title: nameOf(index) }),
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      // Safari does not focus a clicked button, to which the dialog returns the focus.
      event.currentTarget.focus();
      setOpened(index);
    },
  });
  const [first, ...others] = images;
  if (!first) return <Image alt="" sizes={sizes} ratio={PROJECT_RATIO} sx={{ borderRadius: 1 }} />;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <PlainButton {...open(0)} sx={button}>
        <Image {...first} alt={nameOf(0)} sizes={sizes} ratio={PROJECT_RATIO} priority />
      </PlainButton>
      {others.length > 0 && (
        <Box component="ul" sx={rows}>
          {others.map((picture, index) => {
            const isWide = index === 0 && others.length % 2 === 1;
            return (
              <Box key={picture.image} component="li" sx={isWide ? { gridColumn: '1 / -1' } : {}}>
                <PlainButton {...open(index + 1)} sx={button}>
                  <Image
                    {...picture}
                    alt={nameOf(index + 1)}
                    sizes={isWide ? sizes : HALF_SIZES}
                    ratio={PROJECT_RATIO}
                  />
                </PlainButton>
              </Box>
            );
          })}
        </Box>
      )}
      {opened !== undefined && (
        <LazyLightbox
          items={images.map((picture, index) => ({ ...picture, title, alt: nameOf(index) }))}
          index={opened}
          onChange={setOpened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Box>
  );
}

const button = {
  display: 'block',
  inlineSize: '100%',
  borderRadius: 1,
  overflow: 'hidden',
};
const rows = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  gap: 1.5,
  listStyle: 'none',
  margin: 0,
  padding: 0,
};
