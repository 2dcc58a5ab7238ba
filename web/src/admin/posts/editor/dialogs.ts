import { CaptionDialog } from './caption-dialog';
import { ImageDialog } from './image-dialog';
import { LinkDialog } from './link-dialog';
import { PastedImageDialog } from './pasted-image-dialog';

/** One chunk, loaded with the first opened dialog. */
export const dialogs = {
  caption: CaptionDialog,
  link: LinkDialog,
  pasted: PastedImageDialog,
  picture: ImageDialog,
};
