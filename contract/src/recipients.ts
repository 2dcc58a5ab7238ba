import { z } from 'zod';
import { endpoint } from './endpoint';
import { ERROR_MESSAGES } from './error-messages';
import { Email } from './fields';
import { Confirmation } from './sessions/schema';

export const MAX_RECIPIENTS = 5;

export const RecipientsChange = Confirmation.extend({
  recipients: z
    .array(Email, { error: ERROR_MESSAGES.recipientsMissing })
    .min(1, ERROR_MESSAGES.recipientsMissing)
    .max(MAX_RECIPIENTS, ERROR_MESSAGES.tooManyRecipients)
    .superRefine((addresses, { addIssue }) => {
      const spellings = addresses.map((address) => address.toLowerCase());
      for (const [index, spelling] of spellings.entries())
        if (spellings.indexOf(spelling) < index)
          addIssue({ code: 'custom', path: [index], message: ERROR_MESSAGES.recipientRepeated });
    })
    .meta({ example: ['office@example.com'] }),
});

const Recipients = z.object({
  /** The addresses of alerts, alarms, digests and notices. */
  recipients: z.array(z.string()),
  /** They are the operator's, until an administrator sets others. */
  isDefault: z.boolean(),
});
export type Recipients = z.infer<typeof Recipients>;

export const readRecipients = endpoint({
  method: 'GET',
  path: '/api/admin/recipients',
  access: 'admin',
  response: Recipients,
});

/**
 * Tells the addresses before and after by mail. Responds 400 for a wrong password, and for a missing or wrong code of an
 * account with a second factor; 429 after too many wrong ones.
 */
export const changeRecipients = endpoint({
  method: 'PATCH',
  path: '/api/admin/recipients',
  access: 'admin',
  body: RecipientsChange,
  response: Recipients,
});
