import { changePerson, invitePerson, listPeople } from '@alnafitha/contract';
import { type PanelContext, type Route, route } from '../platform/route';
import { type People, personChange } from './people';
import { confirmIdentity } from './profile';
import { sourceOf } from './source';

type PeopleRoutesOptions = Parameters<typeof confirmIdentity>[0] & { readonly people: People };

/** Each change is confirmed like one that a thief of the session must not make. */
export function peopleRoutes(options: PeopleRoutesOptions): Route[] {
  const { people } = options;
  const list = async () => ({ people: await people.list() });
  const changerOf = (context: PanelContext) => {
    const { id, name } = context.session;
    return { id, name, source: sourceOf(context) };
  };
  return [
    route(listPeople, list),

    route(invitePerson, async ({ body }, context) => {
      await confirmIdentity(options, context, body);
      await people.invite(body, changerOf(context));
      return list();
    }),

    route(changePerson, async ({ params: { id }, body }, context) => {
      await confirmIdentity(options, context, body);
      const changer = changerOf(context);
      if (body.change === 'invite') await people.inviteAgain(id, changer);
      else await people.change(id, changer, personChange(body.change, body.role));
      return list();
    }),
  ];
}
