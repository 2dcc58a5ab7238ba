import {
  type AdminSession,
  acceptInvitation,
  beginSecondFactor,
  changePassword,
  confirmSecondFactor,
  ERROR_MESSAGES,
  endSession as endOwnSession,
  logIn,
  logInAdmin,
  logOut,
  logOutAdmin,
  type PanelEventKind,
  type Role,
  readActivity,
  readAdmin,
  readInvitation,
  readUser,
  removeSecondFactor,
  reportActivity,
  signOutOthers,
  TRUST_DAYS,
  updateProfile,
} from '@alnafitha/contract';
import type { SessionKind } from '../platform/cookies';
import { AppError, foundOr404 } from '../platform/errors';
import { secondFactorChanged } from '../platform/logs';
import type { RateLimit } from '../platform/rate-limits';
import { type Context, type PanelContext, type Route, route } from '../platform/route';
import type { createAccountEvents } from './account-events';
import { type DeviceStore, deviceHash, knownDevice, newDeviceToken } from './devices';
import { createSession, type LoginDependencies, logInAsAdmin, logInAsUser } from './login';
import { limitLogin } from './login-limits';
import { changeOwnPassword, confirmPassword, requireStrength } from './profile';
import { requirementOf } from './requirement';
import { uriOf } from './second-factor/codes';
import { CodeError } from './second-factor/store';
import { sourceOf } from './source';
import type { AdminAccount } from './store';
import { hashOf, verifyToken } from './tokens';

const INVITATIONS: RateLimit = {
  name: 'invitation',
  total: { most: 30, seconds: 15 * 60 },
  message: ERROR_MESSAGES.tooManyAttempts,
};
const TRUST_MS = TRUST_DAYS * 24 * 60 * 60 * 1000;

interface SessionRoutesOptions extends LoginDependencies {
  readonly devices: DeviceStore;
  readonly events: ReturnType<typeof createAccountEvents>;
}

export function sessionRoutes(dependencies: SessionRoutesOptions): Route[] {
  const {
    auth,
    identity,
    people,
    store,
    limits,
    devices,
    events,
    secondFactors,
    requireSecondFactor,
    readCompany,
    clock,
  } = dependencies;
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

  const endOthers = async ({ session, tokens }: PanelContext, username: string) => {
    const hash = hashOf(tokens.admin ?? '');
    // Devices first: a login that goes on in one of them looks for it after it has stored its session.
    await devices.forgetAllOf(username, tokens.device);
    await store.endAllOf(session.id, ({ id }) => id === hash);
  };

  const sessionOf = async (
    { uid, username, name }: Pick<AdminAccount, 'uid' | 'username' | 'name'>,
    role: Role,
    isPasswordReported = false,
  ): Promise<AdminSession> => {
    const state = await secondFactors.stateOf(uid);
    const required = requirementOf(isPasswordReported, requireSecondFactor && !state.secondFactor);
    return { id: uid, username, name, role, ...state, ...(required && { required }) };
  };

  const accountOf = async (uid: string) =>
    foundOr404(await store.findAdminByUid(uid), ERROR_MESSAGES.notFound);

  return [
    route(readUser, (_request, { session }) => session),

    route(readAdmin, async (_request, { session }) => {
      const { id, name, required, role } = session;
      const account = (await store.findAdminByUid(id)) ?? { uid: id, username: id, name };
      return sessionOf(account, role, required === 'newPassword');
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
      const findDevice = () => knownDevice(devices, body.username, tokens.device);
      const known = await findDevice();
      const device = known?.token ?? newDeviceToken();
      const source = sourceOf(context);
      const { account, role, token, factor, isPasswordReported } = await limitLogin(
        limits,
        { kind: 'admin', name: body.username, client, device: known?.token },
        () =>
          logInAsAdmin(dependencies, body, known?.trust?.factorSince, {
            ...source,
            browser: deviceHash(device),
          }),
      );
      const { used, since } = factor;
      // A new factor, or the end of a device, ended the sessions that were stored then, without this one.
      if (
        (await secondFactors.isReplaced(account.uid, factor)) ||
        (used === 'trust' && !(await findDevice())?.trust)
      ) {
        await store.end(hashOf(token));
        throw new CodeError(true);
      }
      const kinds: PanelEventKind[] = [
        ...(used === 'recoveryCode' ? (['recoveryCodeUsed'] as const) : []),
        ...(known ? [] : (['newDevice'] as const)),
        'signedIn',
      ];
      await events.record(account, kinds, source);
      const isChecked = used === 'code' || used === 'recoveryCode';
      const until = new Date(clock().getTime() + TRUST_MS);
      const trust = body.trust && isChecked && since ? { until, factorSince: since } : undefined;
      await devices.remember(account.username, device, trust);
      await replaceToken('admin', context, token, device);
      return sessionOf(account, role, isPasswordReported);
    }),

    route(readInvitation, async ({ body: { token } }, { client: { ip } }) => {
      await limits.acquire(INVITATIONS, ip, ip);
      const { name, username, role } = await people.invitedBy(token);
      return { name: name ?? username, username, role };
    }),

    route(acceptInvitation, async ({ body }, context) => {
      const { ip } = context.client;
      await limits.acquire(INVITATIONS, ip, ip);
      await requireStrength(dependencies, await people.invitedBy(body.token), body.password);
      const source = sourceOf(context);
      const account = await people.accept(body.token, body.password, source);
      const signedIn = await identity.signIn(account.signInEmail, body.password);
      // An administrator has changed the account meanwhile.
      if (!signedIn) throw new AppError(404, ERROR_MESSAGES.invitationEnded);
      const device = newDeviceToken();
      const origin = { ...source, browser: deviceHash(device) };
      const token = await createSession(dependencies, 'admin', account.uid, signedIn.idToken, origin);
      await devices.remember(account.username, device);
      await replaceToken('admin', context, token, device);
      return sessionOf(account, account.role);
    }),

    route(logOutAdmin, (_request, context) => endSession('admin', context)),

    route(updateProfile, async ({ body: { name } }, { session: { id, role } }) => {
      const { username } = await accountOf(id);
      await auth.updateUser(id, { displayName: name });
      await store.renameAdmin(username, name);
      return sessionOf({ uid: id, username, name }, role);
    }),

    route(changePassword, async ({ body }, context) => {
      const { client, session, tokens } = context;
      const account = await accountOf(session.id);
      const { username } = account;
      const known = await knownDevice(devices, username, tokens.device);
      const device = known?.token ?? newDeviceToken();
      const from = { client, device: known?.token };
      const source = sourceOf(context);
      const origin = { ...source, browser: deviceHash(device) };
      const token = await changeOwnPassword(dependencies, account, body, from, origin);
      await events.record(account, ['passwordChanged'], source);
      await devices.forgetAllOf(username);
      await devices.remember(username, device);
      await replaceToken('admin', context, token, device);
      return done;
    }),

    route(signOutOthers, async (_request, context) => {
      const { username } = await accountOf(context.session.id);
      await endOthers(context, username);
      return done;
    }),

    route(beginSecondFactor, async ({ body }, context) => {
      const account = await confirmPassword(dependencies, context, body.password);
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

    route(endOwnSession, async ({ params: { id } }, { session, tokens }) => {
      const own = await store.listOf(session.id, clock());
      const { browser } = foundOr404(own.find((other) => other.id === id) ?? null, ERROR_MESSAGES.notFound);
      // Devices first, as in `endOthers`. A session of unknown device may be in any of the others.
      if (browser) await devices.forget(browser);
      else await devices.forgetAllOf((await accountOf(session.id)).username, tokens.device);
      await store.endAllOf(session.id, (other) => other.id !== id && (!browser || other.browser !== browser));
      return done;
    }),

    route(reportActivity, async (_request, context) => {
      const account = await accountOf(context.session.id);
      // First, so that nobody signs in again meanwhile.
      await people.requireNewPassword(account.uid, true);
      await endOthers(context, account.username);
      await events.record(account, ['reported'], sourceOf(context));
      return done;
    }),
  ];
}
