import { type AdminImage, ERROR_MESSAGES, IMAGE_TITLE_MAX_LENGTH, uploadImage } from '@alnafitha/contract';
import { useMutation } from '@tanstack/react-query';
import { submitAsAdmin } from '../../session/as-admin';
import { isTooLarge } from '../../ui/form/image-field';
import { useReloadImages } from './image-queries';
import { reasonsOf } from './use-uploads';

/** Uploads a post's image into the library. `reasons` are the English errors. */
export function useImageUpload(file: File) {
  const reload = useReloadImages();
  const upload = useMutation({
    mutationFn: (altText: string): Promise<AdminImage> => {
      // The API would reject it after the whole upload.
      if (isTooLarge(file)) throw new Error(ERROR_MESSAGES.imageTooLarge);
      const body = { title: altText.slice(0, IMAGE_TITLE_MAX_LENGTH), altText, category: 'Blog' } as const;
      return submitAsAdmin(uploadImage, { body }, { files: [file] });
    },
    onSuccess: () => void reload(),
  });
  const reasons = upload.isError ? reasonsOf(upload.error) : [];
  return { upload, reasons: isTooLarge(file) ? [ERROR_MESSAGES.imageTooLarge] : reasons };
}
