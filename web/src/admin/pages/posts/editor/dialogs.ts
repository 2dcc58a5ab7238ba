import { CaptionDialog } from './caption-dialog';
import { LinkDialog } from './link-dialog';
import { PastedImageDialog } from './pasted-picture-dialog';
import { ImageDialog } from './picture-dialog';

/** One chunk, loaded with the first opened dialog. */
export const dialogs = {
  caption: CaptionDialog,
  link: LinkDialog,
  pasted: PastedImageDialog,
  picture: ImageDialog,
};
