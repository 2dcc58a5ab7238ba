/**
 * Replaces `@emotion/is-prop-valid` in the build of the site (web/vite.config.ts), 2 kB of every page: a list of attributes for components
 * that do not say which props they forward, and the site's Box does.
 */
export default function isPropValid(): boolean {
  return true;
}
