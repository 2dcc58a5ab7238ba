/** An icon of MUI's: see web/build/icons.ts. */
declare module 'icon:*' {
  const icon: import('../src/ui/icon').Icon;
  export default icon;
}
