import { ERROR_MESSAGES } from '../error-messages';
import { comparable, limited } from '../fields';

/** The URL of a library image; blank for none. */
export const ImagePath = limited(comparable, 300, ERROR_MESSAGES.imageNotInLibrary);
