import type { EmotionCache } from '@emotion/cache';
import { styleCache } from '../src/shared/ui/theme/style-cache';

// A module of its own, because a worker runs the set-up again for each file.

/**
 * What queries, user events and tests look at. For each element that a query by role finds, happy-dom matches
 * every rule of the document, which therefore has only the rules that set one of these.
 */
const PROPERTIES = /[{;](display|visibility|opacity|pointer-events|font-weight|transform|mask-image):/;
const prototype: EmotionCache['sheet'] = Object.getPrototypeOf(styleCache('ltr').sheet);
const { insert } = prototype;
prototype.insert = function (rule) {
  if (PROPERTIES.test(rule) && !rule.startsWith('@keyframes')) insert.call(this, rule);
};
