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
