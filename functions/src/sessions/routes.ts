import {
  type AccountEvent,
  type AccountEventKind,
  type AdminSession,
  beginSecondFactor,
  changePassword,
  confirmSecondFactor,
  ERROR_MESSAGES,
  endSession as endOwnSession,
  logIn,
  logInAdmin,
  logOut,
  logOutAdmin,
  readActivity,
  readAdmin,
  readUser,
  removeSecondFactor,
  reportActivity,
  signOutOthers,
  TRUST_DAYS,
  updateProfile,
} from '@alnafitha/contract';
import type { SessionKind } from '../platform/cookies';
import { foundOr404 } from '../platform/errors';
import { secondFactorChanged } from '../platform/logs';
import { type Context, type Route, route } from '../platform/route';
import { adminId } from './admin-id';
import type { DeviceStore } from './devices';
import { type LoginDependencies, logInAsAdmin, logInAsUser } from './login';
import { limitLogin } from './login-limits';
import { changeOwnPassword, requirePassword } from './profile';
import { requirementOf, requireNewPassword } from './requirement';
import { uriOf } from './second-factor/codes';
import { type Source, sourceOf } from './source';
import type { AdminAccount } from './store';
import { hashOf, verifyToken } from './tokens';

const TRUST_MS = TRUST_DAYS * 24 * 60 * 60 * 1000;

interface AccountEvents {
  /** Stores and mails them. */
  record(account: AdminAccount, kinds: readonly AccountEventKind[], source: Source): Promise<void>;
  /** Newest first. */
  list(uid: string): Promise<AccountEvent[]>;
}

interface SessionRoutesOptions extends LoginDependencies {
  readonly devices: DeviceStore;
  readonly events: AccountEvents;
}

export function sessionRoutes(dependencies: SessionRoutesOptions): Route[] {
  const { auth, store, limits, devices, events, secondFactors, requireSecondFactor, readCompany, clock } =
    dependencies;
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
    return token && id ? ((await devices.find(token, id)) ?? undefined) : undefined;
  };

  const endOthers = async ({ session, tokens }: Context<'admin'>, username: string) => {
    const hash = hashOf(tokens.admin ?? '');
    await store.endAllOf(session.id, ({ id }) => id === hash);
    await devices.forgetAllOf(username, tokens.device);
  };

  const sessionOf = async (
    { uid, username, name }: Pick<AdminAccount, 'uid' | 'username' | 'name'>,
    isPasswordReported = false,
  ): Promise<AdminSession> => {
    const state = await secondFactors.stateOf(uid);
    const required = requirementOf(isPasswordReported, requireSecondFactor && !state.secondFactor);
    return { id: uid, username, name, ...state, ...(required && { required }) };
  };

  const accountOf = async (uid: string) =>
    foundOr404(await store.findAdminByUid(uid), ERROR_MESSAGES.notFound);

  return [
    route(readUser, (_request, { session }) => session),

    route(readAdmin, async (_request, { session }) => {
      const { id, name, required } = session;
      const account = (await store.findAdminByUid(id)) ?? { uid: id, username: id, name };
      return sessionOf(account, required === 'newPassword');
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
      const source = sourceOf(context);
      const { account, token, usedFactor, isPasswordReported } = await limitLogin(
        limits,
        { kind: 'admin', name: body.username, client, device: device?.token },
        () => logInAsAdmin(dependencies, body, device?.trustedUntil !== undefined, source),
      );
      const kinds: AccountEventKind[] = [
        ...(usedFactor === 'recoveryCode' ? (['recoveryCodeUsed'] as const) : []),
        ...(device ? [] : (['newDevice'] as const)),
      ];
      await events.record(account, kinds, source);
      const trust = body.code && body.trust && { trustedUntil: new Date(clock().getTime() + TRUST_MS) };
      const remembered = await devices.remember(account.username, { ...device, ...trust });
      await replaceToken('admin', context, token, remembered);
      return sessionOf(account, isPasswordReported);
    }),

    route(logOutAdmin, (_request, context) => endSession('admin', context)),

    route(updateProfile, async ({ body: { name } }, { session: { id } }) => {
      const { username } = await accountOf(id);
      await auth.updateUser(id, { displayName: name });
      await store.renameAdmin(username, name);
      return sessionOf({ uid: id, username, name });
    }),

    route(changePassword, async ({ body }, context) => {
      const { client, session, tokens } = context;
      const account = await accountOf(session.id);
      const { username } = account;
      const device = await knownDevice(username, tokens.device);
      const from = { client, device: device?.token };
      const source = sourceOf(context);
      const token = await changeOwnPassword(dependencies, account, body, from, source);
      await events.record(account, ['passwordChanged'], source);
      await devices.forgetAllOf(username);
      const remembered = await devices.remember(username, device && { token: device.token });
      await replaceToken('admin', context, token, remembered);
      return done;
    }),

    route(signOutOthers, async (_request, context) => {
      const { username } = await accountOf(context.session.id);
      await endOthers(context, username);
      return done;
    }),

    route(beginSecondFactor, async ({ body }, { client, session, tokens }) => {
      const account = await accountOf(session.id);
      const device = await knownDevice(account.username, tokens.device);
      const from = { client, device: device?.token };
      await requirePassword(dependencies, account, { path: 'password', password: body.password }, from);
      const [secret, { en }] = await Promise.all([secondFactors.begin(account.uid), readCompany()]);
      return { secret, uri: uriOf(secret, en.name, account.username) };
    }),

    route(confirmSecondFactor, async ({ body: { code } }, context) => {
      const { id } = context.session;
      const account = await accountOf(id);
      const recoveryCodes = await secondFactors.confirm(id, code);
      secondFactorChanged(id, 'added');
      // They began without it.
      await endOthers(context, account.username);
      await events.record(account, ['factorAdded'], sourceOf(context));
      return { recoveryCodes: [...recoveryCodes] };
    }),

    route(removeSecondFactor, async ({ body: { code } }, context) => {
      const { id } = context.session;
      const account = await accountOf(id);
      await secondFactors.remove(id, code);
      secondFactorChanged(id, 'removed');
      await devices.distrustAllOf(account.username);
      await events.record(account, ['factorRemoved'], sourceOf(context));
      return done;
    }),

    route(readActivity, async (_request, { session: { id }, tokens }) => {
      const current = hashOf(tokens.admin ?? '');
      const [sessions, recent] = await Promise.all([store.listOf(id, clock()), events.list(id)]);
      return {
        events: recent,
        sessions: sessions.map(({ id: hash, createdAt, device, network }) => ({
          ...{ id: hash, at: createdAt.toISOString(), current: hash === current },
          ...{ device, network },
        })),
      };
    }),

    route(endOwnSession, async ({ params: { id } }, { session }) => {
      const own = await store.listOf(session.id, clock());
      const { id: hash } = foundOr404(own.find((other) => other.id === id) ?? null, ERROR_MESSAGES.notFound);
      await store.end(hash);
      return done;
    }),

    route(reportActivity, async (_request, context) => {
      const account = await accountOf(context.session.id);
      // First, so that nobody signs in again meanwhile.
      await requireNewPassword(auth, account.uid, true);
      await endOthers(context, account.username);
      await events.record(account, ['reported'], sourceOf(context));
      return done;
    }),
  ];
}
