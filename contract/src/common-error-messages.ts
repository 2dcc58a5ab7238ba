export const COMMON_ERROR_MESSAGES = {
  bodyTooLarge: 'The request is too large',
  unavailable: 'The service is not available at the moment. Please try again in a minute.',
  unexpected: 'Something went wrong on our side. Please try again.',
} as const;
