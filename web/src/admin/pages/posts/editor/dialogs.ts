import { CaptionDialog } from './caption-dialog';
import { LinkDialog } from './link-dialog';
import { PastedPictureDialog } from './pasted-picture-dialog';
import { PictureDialog } from './picture-dialog';

/** One chunk, loaded with the first opened dialog. */
export const dialogs = {
  caption: CaptionDialog,
  link: LinkDialog,
  pasted: PastedPictureDialog,
  picture: PictureDialog,
};
