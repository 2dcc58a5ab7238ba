/** One chunk, fetched with the first dialog that is opened. */
export { CaptionDialog } from './caption-dialog';
export { LinkDialog } from './link-dialog';
export { PastedPictureDialog } from './pasted-picture-dialog';
export { PictureDialog } from './picture-dialog';
