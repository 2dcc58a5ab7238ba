/** The Arabic dictionary of an area: see web/build/dictionaries.ts. */
declare module 'dictionary:*' {
  export function load(): Promise<import('../src/shared/i18n/dictionary').Dictionary>;
}

/** An icon of MUI: see web/build/icons.ts. */
declare module 'icon:*' {
  const icon: import('../src/shared/ui/icon').Icon;
  export default icon;
}

/** An image of web/images: see web/build/images.ts. */
declare module 'image:*' {
  const image: import('@alnafitha/contract').ResponsiveImage;
  export default image;
}

/** The URL of such an image as an Open Graph image. */
declare module 'og-image:*' {
  const url: string;
  export default url;
}
