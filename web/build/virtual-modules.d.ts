/** The Arabic sentences of an area: see web/build/dictionaries.ts. */
declare module 'dictionary:*' {
  export function load(): Promise<import('../src/shared/i18n/dictionary').Dictionary>;
}

/** An icon of MUI's: see web/build/icons.ts. */
declare module 'icon:*' {
  const icon: import('../src/shared/ui/icon').Icon;
  export default icon;
}

/** A picture of web/images: see web/build/images.ts. */
declare module 'photo:*' {
  const photo: import('@alnafitha/contract').Pictured;
  export default photo;
}

/** The address of such a picture as a card. */
declare module 'card:*' {
  const address: string;
  export default address;
}
