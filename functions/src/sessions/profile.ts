import { type Confirmation, ERROR_MESSAGES, type FieldIssue, type PasswordChange } from '@alnafitha/contract';
import { AppError, foundOr404 } from '../platform/errors';
import { loginRejected } from '../platform/logs';
import type { PanelContext } from '../platform/route';
import { type DeviceStore, knownDevice } from './devices';
import { signInAsTyped } from './identity';
import { createSession, type LoginDependencies } from './login';
import { type LoginAttempt, limitLogin } from './login-limits';
import type { CheckedFactor } from './second-factor/store';
import type { SessionOrigin } from './source';
import type { AdminAccount } from './store';

/** Throws 400 for a weak new password or a wrong current one, which counts as a failed login. */
export async function changeOwnPassword(
  dependencies: LoginDependencies,
  account: AdminAccount,
  { current, password }: PasswordChange,
  from: Pick<LoginAttempt, 'client' | 'device'>,
  origin: SessionOrigin,
): Promise<string> {
  const { auth, identity, people, store, clock } = dependencies;
  const { uid, signInEmail } = account;
  await requireStrength(dependencies, account, password);
  await requirePassword(dependencies, account, { path: 'current', password: current }, from);
  await auth.updateUser(uid, { password });
  await people.requireNewPassword(uid, false);
  const changedAt = clock();
  const signedIn = await identity.signIn(signInEmail, password);
  // A concurrent change has replaced the password, and ended this session.
  if (!signedIn) throw new AppError(401, ERROR_MESSAGES.signInRequired);
  const token = await createSession(dependencies, 'admin', uid, signedIn.idToken, origin);
  // Later sessions have this password, or that of a concurrent change.
  await store.endAllOf(uid, ({ createdAt }) => createdAt >= changedAt);
  return token;
}

/** Throws 400 for a weak password. */
export async function requireStrength(
  { readCompany }: Pick<LoginDependencies, 'readCompany'>,
  { username, name, email }: Pick<AdminAccount, 'username' | 'name' | 'email'>,
  password: string,
): Promise<void> {
  // Its dictionaries are a fifth of the function's code.
  const { companyNames, passwordError } = await import('./password-rules');
  const weakness = passwordError(password, [
    ...[username, name ?? '', email],
    ...companyNames(await readCompany()),
  ]);
  if (weakness !== null) throw invalid({ path: 'password', message: weakness });
}

interface ConfirmationDependencies extends Pick<LoginDependencies, 'identity' | 'limits' | 'store'> {
  readonly devices: DeviceStore;
}

/** Returns the administrator's account once the password is right; throws 400 at `password` for a wrong one. */
export async function confirmPassword(
  dependencies: ConfirmationDependencies,
  { client, session, tokens }: PanelContext,
  password: string,
): Promise<AdminAccount> {
  const account = foundOr404(await dependencies.store.findAdminByUid(session.id), ERROR_MESSAGES.notFound);
  const device = await knownDevice(dependencies.devices, account.username, tokens.device);
  const from = { client, device: device?.token };
  await requirePassword(dependencies, account, { path: 'password', password }, from);
  return account;
}

/** Like `confirmPassword`, then with the code of an account that has a second factor. */
export async function confirmIdentity(
  dependencies: ConfirmationDependencies & Pick<LoginDependencies, 'secondFactors'>,
  context: PanelContext,
  { password, code }: Confirmation,
): Promise<{ readonly account: AdminAccount; readonly factor: CheckedFactor }> {
  const account = await confirmPassword(dependencies, context, password);
  return { account, factor: await dependencies.secondFactors.confirmChange(account.uid, code) };
}

/** Throws 400 at the field `path` for a wrong password, which counts as a failed login. */
function requirePassword(
  { identity, limits }: Pick<LoginDependencies, 'identity' | 'limits'>,
  { uid, username, signInEmail }: AdminAccount,
  { path, password }: { readonly path: string; readonly password: string },
  from: Pick<LoginAttempt, 'client' | 'device'>,
): Promise<void> {
  return limitLogin(limits, { kind: 'admin', name: username, ...from }, async () => {
    const signedIn = await signInAsTyped(identity, signInEmail, password);
    if (signedIn?.uid === uid) return;
    loginRejected('admin', 'wrong current password', username);
    throw invalid({ path, message: ERROR_MESSAGES.passwordWrong });
  });
}

function invalid(issue: FieldIssue): AppError {
  return new AppError(400, ERROR_MESSAGES.checkFields, [issue]);
}
