/**
 * Every sentence that a schema or the API says to a person. The English sentence is also the key of its
 * translation: the Arabic dictionary of the website is checked against this list.
 */
export const SENTENCES = {
  // Enquiries
  nameRequired: 'Name is required',
  nameTooLong: 'Name is too long',
  emailRequired: 'E-mail is required',
  emailInvalid: 'Enter a valid e-mail address',
  phoneInvalid: 'Enter a valid phone number',
  subjectTooLong: 'Subject is too long',
  serviceUnknown: 'Choose a service from the list',
  messageRequired: 'Message is required',
  messageTooLong: 'Message is too long',
  consentRequired: 'Please agree to the storage of your information',
  // Messages
  messageNotFound: 'This message no longer exists',
  statusUnknown: 'Unknown status',
  noteTooLong: 'Note is too long',
  nothingToChange: 'Nothing to change',
  nothingSelected: 'Nothing is selected',
  tooManySelected: 'Too many are selected',
  searchTooLong: 'Search text is too long',
  // Content
  categoryUnknown: 'Unknown category',
  subCategoryUnknown: 'Unknown sub-category',
  iconUnknown: 'Unknown icon',
  postNotFound: 'This post does not exist',
  projectNotFound: 'This project does not exist',
  // Translation
  languageUnknown: 'Unknown language',
  translationTooLong: 'That is too much text for one translation',
  // Sessions
  usernameRequired: 'Username is required',
  passwordRequired: 'Password is required',
  credentialsRefused: 'Please check your credentials and try again.',
  tooManyAttempts: 'Too many attempts. Please try again later.',
  signInRequired: 'Please sign in first',
  adminRequired: 'Only administrators may do this',
  // Requests
  checkFields: 'Please check the highlighted fields',
  invalidValue: 'Invalid value',
  pageInvalid: 'Page numbers start at 1',
  limitInvalid: 'Between 1 and 100 entries can be asked for at once',
  notFound: 'Not found',
  methodNotAllowed: 'This address does not accept such a request',
  bodyTooLarge: 'The request is too large',
  bodyNotJson: 'The request is not valid JSON',
  foreignOrigin: 'Requests from other sites are not accepted',
  unavailable: 'The service is not available at the moment. Please try again in a minute.',
  unexpected: 'Something went wrong on our side. Please try again.',
} as const;

export type ContractSentence = (typeof SENTENCES)[keyof typeof SENTENCES];
