import { logIn, logInAdmin, logOut, logOutAdmin, readAdmin, readUser } from '@alnafitha/contract';
import type { SessionKind } from '../platform/cookies';
import { type Context, type Route, route } from '../platform/route';
import { type LoginDependencies, logInAsAdmin, logInAsUser } from './login';
import { revokeToken } from './tokens';

export function sessionRoutes(dependencies: LoginDependencies): Route[] {
  const { auth, store } = dependencies;
  const done = { done: true } as const;

  /** Puts a token (or none) in the place of the session's old one, which is revoked; the other one stays. */
  const replaceToken = async (kind: SessionKind, context: Context<'public'>, token?: string) => {
    const replaced = context.tokens[kind];
    if (replaced && replaced !== token) await revokeToken(auth, store, replaced);
    context.setTokens({ ...context.tokens, [kind]: token });
  };

  return [
    route(readUser, (_request, { session }) => session),

    route(readAdmin, async (_request, { session }) => {
      const account = await store.findAdminByUid(session.id);
      return {
        id: session.id,
        username: account?.username ?? session.email,
        name: account?.name ?? session.name,
      };
    }),

    route(logIn, async ({ body }, context) => {
      const { session, token } = await logInAsUser(dependencies, body);
      await replaceToken('user', context, token);
      return session;
    }),

    route(logOut, async (_request, context) => {
      await replaceToken('user', context);
      return done;
    }),

    route(logInAdmin, async ({ body }, context) => {
      const { session, token } = await logInAsAdmin(dependencies, body);
      await replaceToken('admin', context, token);
      return session;
    }),

    route(logOutAdmin, async (_request, context) => {
      await replaceToken('admin', context);
      return done;
    }),
  ];
}
