/** A picture of pictures/photos: see web/photos.ts. */
declare module 'photo:*' {
  const photo: import('@alnafitha/contract').Pictured;
  export default photo;
}
