/** The oldest browsers that the site is meant to work in, as the build takes them; README.md names them, too. */
export const BROWSERS = ['chrome120', 'edge120', 'firefox124', 'safari17.4', 'ios17.4'];
