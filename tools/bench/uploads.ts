import { type AdminImage, deleteImage, uploadImage } from '@alnafitha/contract';

/** Uploads an image to the library as the administrator, and collects the ids of the stored ones. */
export function imageUploader(origin: string, headers: Readonly<Record<string, string>>, image: Buffer) {
  const ids: string[] = [];
  return {
    async send(): Promise<boolean> {
      const form = new FormData();
      form.append('category', 'Gallery');
      form.append('image', new Blob([new Uint8Array(image)], { type: 'image/jpeg' }), 'bench.jpg');
      const response = await fetch(origin + uploadImage.path, {
        method: uploadImage.method,
        headers: { Origin: origin, ...headers },
        body: form,
      });
      const body: AdminImage | { message: string } = await response.json();
      if ('id' in body) ids.push(body.id);
      return response.ok;
    },

    /** Deletes the uploaded images. */
    async clear(): Promise<void> {
      for (const id of ids.splice(0)) {
        await fetch(origin + deleteImage.path.replace(':id', id), {
          method: deleteImage.method,
          headers: { Origin: origin, ...headers },
        });
      }
    },
  };
}
