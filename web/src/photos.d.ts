/** A picture of pictures/photos: see web/photos.ts. */
declare module 'card:*' {
  const address: string;
  export default address;
}

declare module 'photo:*' {
  const photo: import('@alnafitha/contract').Pictured;
  export default photo;
}
