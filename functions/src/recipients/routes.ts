import { changeRecipients, readRecipients } from '@alnafitha/contract';
import { type Route, route } from '../platform/route';
import type { createAccountEvents } from '../sessions/account-events';
import { confirmIdentity } from '../sessions/profile';
import { sourceOf } from '../sessions/source';
import type { RecipientStore } from './store';

type RecipientRoutesOptions = Parameters<typeof confirmIdentity>[0] & {
  readonly recipients: RecipientStore;
  readonly events: Pick<ReturnType<typeof createAccountEvents>, 'add'>;
};

export function recipientRoutes(options: RecipientRoutesOptions): Route[] {
  const { recipients, events } = options;
  return [
    route(readRecipients, () => recipients.read()),

    route(changeRecipients, async ({ body }, context) => {
      const { account, factor } = await confirmIdentity(options, context, body);
      const { id, name } = context.session;
      const changer = { id, name, source: sourceOf(context) };
      const { recipients: after } = body;
      return recipients.change(after, (transaction, before) => {
        events.add(transaction, account, 'recipientsChanged', { changer, recipients: { before, after } });
        if (factor.used === 'recoveryCode') events.add(transaction, account, 'recoveryCodeUsed', { changer });
      });
    }),
  ];
}
