/**
 * Replaces `@emotion/is-prop-valid` in the build (web/vite.config.ts): a list of all attributes, 2 kB of
 * every page. Emotion consults it for elements whose styles do not say which props they forward; ours do, and
 * MUI's pass one more.
 */
export default function isPropValid(prop: string): boolean {
  return prop !== 'ownerState';
}
