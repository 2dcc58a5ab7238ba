import { COMMON_ERROR_MESSAGES } from './common-error-messages';

/** Error messages for administrators only. */
export const ADMIN_ERROR_MESSAGES = {
  // Content
  serviceNotFound: 'This service does not exist',
  imageNotFound: 'This image does not exist',
  titleRequired: 'Title is required',
  excerptRequired: 'Excerpt is required',
  contentRequired: 'Content is required',
  categoryRequired: 'Category is required',
  categoryReserved: 'This name stands for all posts. Please choose another one.',
  descriptionRequired: 'Description is required',
  textTooLong: 'This text is too long',
  tooManyFeatures: 'Too many features',
  orderInvalid: 'The order must be a whole number, 0 or higher',
  subCategoriesOfPortfolio: 'Only the Portfolio category has sub-categories',
  dateInvalid: 'Enter a valid date',
  yearInvalid: 'Enter a year such as 2025',
  postChanged: 'Somebody else has changed this post in the meantime',
  imageChanged: 'Somebody else has changed this image in the meantime',
  entryNotFound: 'This entry does not exist',
  translationRequired: 'The translation is empty',
  translationOutdated: 'The original has been changed in the meantime',
  translationLines: 'The translation needs as many lines as the original',
  translationImages: 'A translation can only show the images of its original',
  translationLinks: 'A translation can only have the links of its original',
  tableTooLarge: 'A table in this text is too large: 30 columns and 2,000 cells at most',
  // Images
  imageMissing: 'Please choose an image',
  imageUnknownFormat: 'This is not a JPEG, PNG or WebP image',
  imageHeic: 'HEIC photos from iPhones are not supported. Upload a JPEG, PNG or WebP.',
  imageDamaged: 'This image is damaged or incomplete',
  imageTooLarge: 'This image is larger than 5 MB',
  imageTooManyPixels: 'This image has more than 40 megapixels',
  imageNotInLibrary: 'This image is no longer in the library',
  tooManyImages: 'Too many images at once',
  uploadIncomplete: 'The upload was interrupted. Please try again.',
  // Passwords
  passwordWrong: 'The current password is wrong',
  passwordTooShort: 'The password must have at least 12 characters',
  passwordTooLong: 'The password is too long',
  passwordTooWeak:
    'The password is easy to guess: a common one, or made of names. Take four words that nobody would put together.',
  // Requests
  bodyNotForm: 'The request is not a valid form',
} as const;

/**
 * All error messages of the schemas and the API for people. Each English text is also a TranslationKey: a test checks the
 * website's Arabic dictionary against this list.
 */
export const ERROR_MESSAGES = {
  ...ADMIN_ERROR_MESSAGES,
  ...COMMON_ERROR_MESSAGES,
  // Enquiries
  nameRequired: 'Name is required',
  nameTooLong: 'Name is too long',
  emailRequired: 'Email is required',
  emailInvalid: 'Enter a valid e-mail address',
  phoneTooLong: 'Phone number is too long',
  subjectTooLong: 'Subject is too long',
  serviceUnknown: 'Choose a service from the list',
  messageRequired: 'Message is required',
  messageTooLong: 'Message is too long',
  tooManyEnquiries: 'Too many messages have come from your network. Please try again in a few minutes.',
  consentRequired: 'Please agree to let us store your information',
  // Messages
  messageNotFound: 'This message no longer exists',
  statusUnknown: 'Unknown status',
  replySubjectRequired: 'Subject is required',
  noteTooLong: 'Note is too long',
  nothingToChange: 'Nothing to change',
  nothingSelected: 'Nothing is selected',
  tooManySelected: 'Too many items are selected',
  searchTooLong: 'Search text is too long',
  // Content
  categoryUnknown: 'Unknown category',
  subCategoryUnknown: 'Unknown sub-category',
  iconUnknown: 'Unknown icon',
  postNotFound: 'This post does not exist',
  projectNotFound: 'This project does not exist',
  // Translation
  languageUnknown: 'Unknown language',
  tooManyTranslations: 'Too many translation requests. Please try again in a minute.',
  translationTooLong: 'This text is too long to translate at once',
  // Sessions
  usernameRequired: 'Username is required',
  passwordRequired: 'Password is required',
  credentialsRejected: 'Please check your credentials and try again.',
  tooManyAttempts: 'Too many attempts. Please try again later.',
  signInRequired: 'Please sign in first',
  adminRequired: 'Only administrators may do this',
  // Requests
  checkFields: 'Please check the highlighted fields',
  invalidValue: 'Invalid value',
  pageInvalid: 'Page numbers start at 1',
  limitInvalid: 'Ask for between 1 and 100 entries at a time',
  notFound: 'Not found',
  methodNotAllowed: 'This address does not accept this kind of request',
  bodyNotJson: 'The request is not valid JSON',
  typeNotAccepted: 'The type of this request is not accepted here',
  foreignOrigin: 'Requests from other sites are not accepted',
} as const;

/** The limits of administrators' texts. */
type TextLimit = 60 | 80 | 120 | 150 | 200 | 300 | 500 | 2000 | 5000;

/** The error message of a text over its limit. */
export function tooLong<Limit extends TextLimit>(limit: Limit): `At most ${Limit} characters` {
  return `At most ${limit} characters`;
}

export type ErrorTranslationKey =
  | (typeof ERROR_MESSAGES)[keyof typeof ERROR_MESSAGES]
  | ReturnType<typeof tooLong>;
