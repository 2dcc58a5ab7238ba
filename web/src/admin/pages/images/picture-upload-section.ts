import { type AdminImage, IMAGE_TITLE_MAX_LENGTH, SENTENCES, uploadImage } from '@alnafitha/contract';
import { useMutation } from '@tanstack/react-query';
import { submitAsAdmin } from '../../session/as-admin';
import { isTooLarge } from '../../ui/form/picture-field';
import { useReloadImages } from './image-queries';
import { reasonsOf } from './use-uploads';

/** Uploads a picture of a post into the library. `reasons` say in English why that failed, or cannot succeed. */
export function usePictureUpload(file: File) {
  const reload = useReloadImages();
  const upload = useMutation({
    mutationFn: (altText: string): Promise<AdminImage> => {
      // The API would refuse it, after all of it was sent.
      if (isTooLarge(file)) throw new Error(SENTENCES.pictureTooLarge);
      const body = { title: altText.slice(0, IMAGE_TITLE_MAX_LENGTH), altText, category: 'Blog' } as const;
      return submitAsAdmin(uploadImage, { body }, { files: [file] });
    },
    onSuccess: () => void reload(),
  });
  const reasons = upload.isError ? reasonsOf(upload.error) : [];
  return { upload, reasons: isTooLarge(file) ? [SENTENCES.pictureTooLarge] : reasons };
}
