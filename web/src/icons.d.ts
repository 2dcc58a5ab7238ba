/** An icon of MUI's: see web/icons.ts. */
declare module 'icon:*' {
  const icon: import('./ui/icon').Icon;
  export default icon;
}
