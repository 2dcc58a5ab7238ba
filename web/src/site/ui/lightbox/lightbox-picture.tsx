import type { Pictured } from '@alnafitha/contract';
import { Picture } from '../../../shared/ui/picture';

/** A picture takes the width of the screen at most. */
export const LIGHTBOX_SIZES = '100vw';

/** A picture as large as its place allows, uncropped; its place is a container of queries. */
export function LightboxPicture({ image, picture, alt }: Pictured & { alt: string }) {
  const ratio = picture.width / picture.height;
  return (
    <Picture
      image={image}
      picture={picture}
      alt={alt}
      sizes={LIGHTBOX_SIZES}
      isUrgent
      sx={{
        inlineSize: `min(100cqw, 100cqh * ${ratio}, ${picture.width}px)`,
        borderRadius: { md: 1 },
        // What stands for a broken picture is dark as well, in both themes.
        '& [role="img"]': { backgroundColor: '#16242a', color: '#c3d0d5' },
      }}
    />
  );
}
