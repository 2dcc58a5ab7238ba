import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

/** What Emotion does to each style for a page that is read from right to left. */
export const stylisPlugins = [prefixer, rtlPlugin];
