/**
 * Replaces `@emotion/is-prop-valid` in the build, a list of attributes that adds 2 kB to every page: our
 * styled elements say which props they forward, and MUI's pass one more.
 */
export default function isPropValid(prop: string): boolean {
  return prop !== 'ownerState';
}
