import {
  changePassword,
  ERROR_MESSAGES,
  logIn,
  logInAdmin,
  logOut,
  logOutAdmin,
  readAdmin,
  readUser,
  signOutOthers,
  updateProfile,
} from '@alnafitha/contract';
import type { SessionKind } from '../platform/cookies';
import { foundOr404 } from '../platform/errors';
import { type Context, type Route, route } from '../platform/route';
import { adminId } from './admin-id';
import type { DeviceStore } from './devices';
import { type LoginDependencies, logInAsAdmin, logInAsUser } from './login';
import { limitLogin } from './login-limits';
import { changeOwnPassword } from './profile';
import { hashOf, verifyToken } from './tokens';

export function sessionRoutes(dependencies: LoginDependencies & { readonly devices: DeviceStore }): Route[] {
  const { auth, store, limits, devices } = dependencies;
  const done = { done: true } as const;

  /** Replaces or removes the token and ends its session; the other kind's session stays. */
  const replaceToken = async (
    kind: SessionKind,
    context: Context<'public'>,
    token?: string,
    device = context.tokens.device,
  ) => {
    const replaced = context.tokens[kind];
    // Malformed tokens are not looked up: anybody may send them, and each deletion is billed.
    if (replaced && replaced !== token && (await verifyToken(auth, replaced))) {
      await store.end(hashOf(replaced));
    }
    context.setTokens({ ...context.tokens, device, [kind]: token });
  };

  /** Keeps cookies and storage, which hold the other session, the device token and preferences. */
  const endSession = async (kind: SessionKind, context: Context<'public'>) => {
    await replaceToken(kind, context);
    context.clearCache();
    return done;
  };

  /** Returns `undefined` for another administrator's device. */
  const knownDevice = async (username: string, token: string | undefined) => {
    const id = adminId(username);
    return token && id && (await devices.isKnown(token, id)) ? token : undefined;
  };

  const accountOf = async (uid: string) =>
    foundOr404(await store.findAdminByUid(uid), ERROR_MESSAGES.notFound);

  return [
    route(readUser, (_request, { session }) => session),

    route(readAdmin, async (_request, { session }) => {
      const account = await store.findAdminByUid(session.id);
      return {
        id: session.id,
        username: account?.username ?? session.id,
        name: account?.name ?? session.name,
      };
    }),

    route(logIn, async ({ body }, context) => {
      const logInUser = () => logInAsUser(dependencies, body);
      const { client } = context;
      // An ID token cannot be guessed.
      const { session, token } =
        'idToken' in body
          ? await logInUser()
          : await limitLogin(limits, { kind: 'user', name: body.email, client }, logInUser);
      await replaceToken('user', context, token);
      return session;
    }),

    route(logOut, (_request, context) => endSession('user', context)),

    route(logInAdmin, async ({ body }, context) => {
      const { client, tokens } = context;
      const device = await knownDevice(body.username, tokens.device);
      const { session, token } = await limitLogin(
        limits,
        { kind: 'admin', name: body.username, client, device },
        () => logInAsAdmin(dependencies, body),
      );
      await replaceToken('admin', context, token, await devices.remember(session.username, device));
      return session;
    }),

    route(logOutAdmin, (_request, context) => endSession('admin', context)),

    route(updateProfile, async ({ body: { name } }, { session: { id } }) => {
      const { username } = await accountOf(id);
      await auth.updateUser(id, { displayName: name });
      await store.renameAdmin(username, name);
      return { id, username, name };
    }),

    route(changePassword, async ({ body }, context) => {
      const { client, session, tokens } = context;
      const account = await accountOf(session.id);
      const { username } = account;
      const device = await knownDevice(username, tokens.device);
      const token = await changeOwnPassword(dependencies, account, body, { client, device });
      await devices.forgetAllOf(username);
      await replaceToken('admin', context, token, await devices.remember(username, device));
      return done;
    }),

    route(signOutOthers, async (_request, { session, tokens }) => {
      const hash = hashOf(tokens.admin ?? '');
      await store.endAllOf(session.id, ({ id }) => id === hash);
      return done;
    }),
  ];
}
