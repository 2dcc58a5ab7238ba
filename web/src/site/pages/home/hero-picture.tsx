import type { Pictured } from '@alnafitha/contract';
import { Picture } from '../../../shared/ui/picture';
import { fade } from './fade';

interface Props {
  photo: Pictured;
  isShown: boolean;
  isUrgent?: boolean;
}

export function HeroPicture({ photo, isShown, isUrgent = false }: Props) {
  return (
    <Picture
      {...photo}
      alt=""
      sizes="100vw"
      isUrgent={isUrgent}
      sx={[{ position: 'absolute', inset: 0, aspectRatio: 'auto' }, fade(isShown)]}
    />
  );
}
