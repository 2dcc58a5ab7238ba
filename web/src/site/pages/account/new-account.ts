import { Email, ERROR_MESSAGES, line, required } from '@alnafitha/contract';
import { z } from 'zod';

/** Minimum length of a new password; Firebase's maximum is 4096. */
export const PASSWORD_MIN_LENGTH = 8;

const NAME_MAX_LENGTH = 100;

/** The fields of a new account. */
export const NewAccount = z.object({
  name: required(line, ERROR_MESSAGES.nameRequired, NAME_MAX_LENGTH, ERROR_MESSAGES.nameTooLong),
  email: Email,
  password: z
    .string()
    .min(PASSWORD_MIN_LENGTH, 'Use at least 8 characters')
    .max(200, 'Use at most 200 characters'),
});
export type NewAccount = z.output<typeof NewAccount>;

export const PasswordReset = z.object({ email: Email });
export type PasswordReset = z.output<typeof PasswordReset>;
