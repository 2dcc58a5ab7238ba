/** A dark ground in both themes, with the colours of what lies on it. */
export const dark = {
  color: '#fff',
  backgroundColor: '#0a3440',
  '--mui-palette-primary-main': '#f1e4cf',
  '--mui-palette-primary-dark': '#fff',
  '--mui-palette-primary-contrastText': '#0a3440',
  '--mui-palette-secondary-main': '#f1e4cf',
  '--mui-palette-text-secondary': 'rgb(255 255 255 / 0.8)',
  '--mui-palette-divider': 'rgb(255 255 255 / 0.25)',
};
