import type { ResponsiveImage } from '@alnafitha/contract';
import { Image } from '../../../shared/ui/image';
import { dissolve } from './fade';

interface Props {
  image: ResponsiveImage;
  isShown: boolean;
  priority?: boolean;
}

export function HeroImage({ image, isShown, priority = false }: Props) {
  return (
    <Image
      {...image}
      alt=""
      sizes="(max-width: 1023px) 100vw, 70vw"
      priority={priority}
      sx={[{ position: 'absolute', inset: 0, aspectRatio: 'auto' }, dissolve(isShown)]}
    />
  );
}
