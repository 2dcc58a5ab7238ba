import { type AdminImage, type ImageDraft, uploadImage } from '@alnafitha/contract';
import { useMutation } from '@tanstack/react-query';
import { UserFacingError } from '../../shared/i18n/error-text';
import { submitAsAdmin } from '../session/as-admin';
import { acceptableImage } from '../ui/form/acceptable-images';
import { useAnimationNotice } from '../ui/form/animated-images';
import { reasonAgainst } from './chosen-files';
import { useReloadImages } from './image-queries';
import { reasonsOf } from './use-uploads';

interface NewImage extends Partial<ImageDraft> {
  file: File;
}

/** Uploads an image, titled by its file name if it has no title; `reasons` are the errors in English. */
export function useImageUpload(category?: ImageDraft['category']) {
  const reload = useReloadImages();
  const tellOfAnimations = useAnimationNotice();
  const upload = useMutation({
    mutationFn: async ({ file: chosen, ...draft }: NewImage): Promise<AdminImage> => {
      void tellOfAnimations([chosen]);
      const file = await acceptableImage(chosen);
      // The API would reject it only after the whole upload.
      const reason = reasonAgainst(file);
      if (reason) throw new UserFacingError(reason, undefined);
      return submitAsAdmin(uploadImage, { body: { category, ...draft } }, { files: [file] });
    },
    onSuccess: () => void reload(),
  });
  return { upload, reasons: upload.isError ? reasonsOf(upload.error) : [] };
}
