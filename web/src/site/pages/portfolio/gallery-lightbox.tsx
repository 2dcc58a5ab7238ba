import type { GalleryImage } from '@alnafitha/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useBlock } from '../../../shared/i18n/translation/use-block';
import { useLocalized } from '../../../shared/i18n/translation/use-localized';
import { LazyLightbox } from '../../ui/lightbox/lazy-lightbox';
import { useImageName } from './captions';
import { galleryQueries } from './gallery-queries';
import { isInFilter, type PortfolioFilter } from './portfolio-filter';

interface Props {
  /** The filter's images on the loaded pages. */
  images: readonly GalleryImage[];
  /** Counts the images of all pages. */
  total: number;
  filter: PortfolioFilter;
  pictureId: string;
  onChange: (id: string) => void;
  onClose: () => void;
}

/** Turns through all images of the filter: those of the loaded pages at once, the others when they are loaded. */
export function GalleryLightbox({ images, total, filter, pictureId, onChange, onClose }: Props) {
  const { pictures } = useBlock('categories');
  const { data: all = [], isPending, isSuccess } = useQuery(galleryQueries.all);
  const furtherImages = all.filter(
    (image) => isInFilter(pictures, image, filter) && !images.some(({ id }) => id === image.id),
  );
  const filtered = [...images, ...furtherImages];
  const positionIn = (list: readonly GalleryImage[]) => list.findIndex(({ id }) => id === pictureId);
  // A link may name an image outside the filter.
  const list = positionIn(filtered) < 0 ? all : filtered;
  const count = isPending ? Math.max(total, images.length) : list.length;

  /** Position of an image that was not loaded when the visitor turned to it, until the URL has its id. */
  const [awaited, setAwaited] = useState<{ position: number; from: string }>();
  const isAwaiting = awaited?.from === pictureId && awaited.position < count;
  const index = isAwaiting ? awaited.position : positionIn(list);
  const show = (position: number) => {
    const image = list[position];
    setAwaited(image ? undefined : { position, from: pictureId });
    if (image) onChange(image.id);
  };
  const arrived = isAwaiting ? list[index]?.id : undefined;
  const isUnknown = isSuccess && index < 0;
  const settle = useEffectEvent(() => (arrived ? onChange(arrived) : onClose()));
  useEffect(() => {
    if (arrived || isUnknown) settle();
  }, [arrived, isUnknown]);

  const nameOf = useImageName();
  const [localizedImage] = useLocalized('images', list[index] ? [list[index]] : []);
  if (index < 0) return null;
  return (
    <LazyLightbox
      items={Array.from({ length: count }, (_, position) => {
        // Only the visible image needs its texts in the visitor's language.
        const image = position === index ? localizedImage : list[position];
        return image && { image: image.url, picture: image.picture, title: image.title, alt: nameOf(image) };
      })}
      index={index}
      onChange={show}
      onClose={onClose}
    />
  );
}
