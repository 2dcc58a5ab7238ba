import type { ResponsiveImage } from '@alnafitha/contract';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useLanguage } from '../../../shared/i18n/language-context';
import { Box } from '../../../shared/ui/box';
import { Image } from '../../../shared/ui/image';
import { PlainButton } from '../../../shared/ui/plain-button';
import { LazyLightbox, lightboxTrigger } from '../../ui/lightbox/lazy-lightbox';
import { ProjectTransition } from './project-card';

interface Props {
  images: readonly ResponsiveImage[];
  /** Title in the visitor's language. */
  title: string;
  /** Project whose card's image becomes the first image; absent over the cards. */
  transitionId?: string;
  /** Content between the first image and the others. */
  children: ReactNode;
}

/** Each image opens the lightbox. */
export function ProjectImages({ images, title, transitionId, children }: Props) {
  const { t } = useLanguage();
  const [opened, setOpened] = useState<number>();
  const nameOf = (index: number) =>
    images.length === 1
      ? title
      : t('{title}, image {position} of {total}', { title, position: index + 1, total: images.length });
  const buttons = images.map((picture, index) => (
    <PlainButton
      {...lightboxTrigger}
      key={picture.image}
      aria-haspopup="dialog"
      aria-label={t('View the image: {title}', { title: nameOf(index) })}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        // Safari does not focus a clicked button, to which the dialog returns the focus.
        event.currentTarget.focus();
        setOpened(index);
      }}
      sx={button}
    >
      <Image
        {...picture}
        alt={nameOf(index)}
        // Smaller than the real width on a phone, so that dense screens load the medium variant.
        sizes={`(max-width: 767px) 300px, ${index === 0 ? 'min(50vw + 296px, 96vw)' : 'min(1232px, 95vw)'}`}
        priority={index === 0}
        sx={pictureFrame}
      />
    </PlainButton>
  ));
  const [first, ...furtherButtons] = buttons;
  return (
    <>
      {first && transitionId ? <ProjectTransition id={transitionId}>{first}</ProjectTransition> : first}
      {children}
      {furtherButtons.length > 0 && (
        <Box component="ul" sx={list}>
          {furtherButtons.map((picture) => (
            <li key={picture.key}>{picture}</li>
          ))}
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
    </>
  );
}

export const pictureFrame = { aspectRatio: { xs: '3 / 2', lg: '16 / 9' } };

const button = { display: 'block', inlineSize: '100%', gridColumn: 'picture' };
const list = { display: 'grid', gap: { xs: 2, md: 3 } };
