import type { ResponsiveImage } from '@alnafitha/contract';
import { Image } from '../../../shared/ui/image';

/** An image is at most as wide as the viewport. */
export const LIGHTBOX_SIZES = '100vw';

/** An uncropped image as large as its container allows; uses container query units. */
export function LightboxImage({ image, picture: variants, alt }: ResponsiveImage & { alt: string }) {
  const ratio = variants.width / variants.height;
  return (
    <Image
      image={image}
      picture={variants}
      alt={alt}
      sizes={LIGHTBOX_SIZES}
      priority
      sx={{
        inlineSize: `min(100cqw, 100cqh * ${ratio}, ${variants.width}px)`,
        borderRadius: { md: 1 },
        // The error of a broken image is dark too, in both colour modes.
        '& [role="img"]': { backgroundColor: '#16242a', color: '#c3d0d5' },
      }}
    />
  );
}
