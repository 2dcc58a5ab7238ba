/** The oldest supported browsers, as build targets; README.md lists them too. */
export const BROWSERS = ['chrome120', 'edge121', 'firefox125', 'safari17.4', 'ios17.4'];
