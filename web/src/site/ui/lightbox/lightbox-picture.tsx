import type { Pictured } from '@alnafitha/contract';
import { Picture } from '../../../shared/ui/picture';

/** An image is at most as wide as the viewport. */
export const LIGHTBOX_SIZES = '100vw';

/** An uncropped image as large as its container allows; uses container query units. */
export function LightboxPicture({ image, picture: variants, alt }: Pictured & { alt: string }) {
  const ratio = variants.width / variants.height;
  return (
    <Picture
      image={image}
      picture={variants}
      alt={alt}
      sizes={LIGHTBOX_SIZES}
      isUrgent
      sx={{
        inlineSize: `min(100cqw, 100cqh * ${ratio}, ${variants.width}px)`,
        borderRadius: { md: 1 },
        // The error of a broken image is dark too, in both colour modes.
        '& [role="img"]': { backgroundColor: '#16242a', color: '#c3d0d5' },
      }}
    />
  );
}
