import type { ResponsiveImage } from '@alnafitha/contract';
import { Image } from '../../../shared/ui/image';
import { fade } from './fade';

interface Props {
  photo: ResponsiveImage;
  isShown: boolean;
  isUrgent?: boolean;
}

export function HeroImage({ photo: image, isShown, isUrgent = false }: Props) {
  return (
    <Image
      {...image}
      alt=""
      sizes="100vw"
      priority={isUrgent}
      sx={[{ position: 'absolute', inset: 0, aspectRatio: 'auto' }, fade(isShown)]}
    />
  );
}
