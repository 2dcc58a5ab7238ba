import type { ResponsiveImage } from '@alnafitha/contract';
import { Image } from '../../../shared/ui/image';

/** Milliseconds, as all durations here. */
const FADE_OUT = 200;

/** Cross-fades stacked images; no animation with reduced motion. */
function dissolve(isShown: boolean) {
  return fade(isShown, { duration: 700 });
}

/** The old text fades out before the new one fades in. */
export function fadeInTurn(isShown: boolean) {
  return fade(isShown, isShown ? { duration: 300, delay: FADE_OUT } : { duration: FADE_OUT });
}

function fade(isShown: boolean, { duration, delay = 0 }: { duration: number; delay?: number }) {
  return {
    opacity: isShown ? 1 : 0,
    visibility: isShown ? 'visible' : 'hidden',
    '@media (prefers-reduced-motion: no-preference)': {
      transition: `opacity ${duration}ms ease ${delay}ms, visibility 0s ${isShown ? 0 : duration}ms`,
    },
  } as const;
}

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
      // Wide screens show it beside the words of hero.tsx, or at 1.5 times its height.
      sizes="(max-width: 1023px) 100vw, max(min(60vw, 40vw + 256px), clamp(960px, 138vh, 1350px))"
      priority={priority}
      sx={[{ position: 'absolute', inset: 0, aspectRatio: 'auto' }, dissolve(isShown)]}
    />
  );
}
