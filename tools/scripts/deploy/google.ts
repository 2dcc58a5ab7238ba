import { GoogleAuth } from 'google-auth-library';
import { z } from 'zod';
import { Failure } from '../process/failure';

/** Google's API URLs, overridden by the same variables as in firebase-tools. */
const SERVICES = {
  apiKeys: ['CLOUD_APIKEYS_URL', 'https://apikeys.googleapis.com'],
  artifactRegistry: ['ARTIFACT_REGISTRY_DOMAIN', 'https://artifactregistry.googleapis.com'],
  billing: ['FIREBASE_CLOUDBILLING_URL', 'https://cloudbilling.googleapis.com'],
  firebase: ['FIREBASE_API_URL', 'https://firebase.googleapis.com'],
  firebaseStorage: ['FIREBASE_FIREBASESTORAGE_URL', 'https://firebasestorage.googleapis.com'],
  firestore: ['FIRESTORE_URL', 'https://firestore.googleapis.com'],
  functions: ['FIREBASE_FUNCTIONS_V2_URL', 'https://cloudfunctions.googleapis.com'],
  hosting: ['FIREBASE_HOSTING_API_URL', 'https://firebasehosting.googleapis.com'],
  identity: ['FIREBASE_AUTH_MANAGEMENT_URL', 'https://identitytoolkit.googleapis.com'],
  orgPolicy: ['ORGPOLICY_URL', 'https://orgpolicy.googleapis.com'],
  resourceManager: ['FIREBASE_RESOURCEMANAGER_URL', 'https://cloudresourcemanager.googleapis.com'],
  serviceUsage: ['FIREBASE_SERVICE_USAGE_URL', 'https://serviceusage.googleapis.com'],
  storage: ['FIREBASE_STORAGE_URL', 'https://storage.googleapis.com'],
} as const;

export type Service = keyof typeof SERVICES;

/** The response of an API: the parsed body, or the reason why there is none. */
export type ApiResult<T> =
  | { readonly ok: true; readonly body: T }
  | { readonly ok: false; readonly status: number; readonly message: string };

export interface Google {
  get<T>(service: Service, path: string, shape: z.ZodType<T>): Promise<ApiResult<T>>;
  post<T>(service: Service, path: string, body: unknown, shape: z.ZodType<T>): Promise<ApiResult<T>>;
}

const TIMEOUT_MS = 30_000;
const ErrorBody = z.object({ error: z.object({ message: z.string() }) });

/** Calls Google's APIs with the application default credentials. Throws a `Failure` without credentials. */
export async function connectGoogle(projectId: string, environment: NodeJS.ProcessEnv): Promise<Google> {
  const auth = new GoogleAuth({ projectId, scopes: ['https://www.googleapis.com/auth/cloud-platform'] });
  await auth.getRequestHeaders().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Failure(
      `There are no credentials for Google Cloud (${reason}). Run \`gcloud auth application-default login\` first.`,
    );
  });
  return createGoogle(() => auth.getRequestHeaders(), environment);
}

/** The same with the headers of any credentials. */
export function createGoogle(
  headersOf: () => Promise<Readonly<Record<string, string>>>,
  environment: NodeJS.ProcessEnv,
): Google {
  const call = async <T>(url: string, shape: z.ZodType<T>, init: RequestInit): Promise<ApiResult<T>> => {
    try {
      const headers = { ...(await headersOf()), 'content-type': 'application/json' };
      const response = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
      return resultOf(response.status, response.ok, await response.text(), shape);
    } catch (error) {
      return { ok: false, status: 0, message: error instanceof Error ? error.message : String(error) };
    }
  };
  const urlOf = (service: Service, path: string) => {
    const [variable, origin] = SERVICES[service];
    return `${environment[variable] ?? origin}${path}`;
  };
  return {
    get: (service, path, shape) => call(urlOf(service, path), shape, { method: 'GET' }),
    post: (service, path, body, shape) =>
      call(urlOf(service, path), shape, { method: 'POST', body: JSON.stringify(body) }),
  };
}

function resultOf<T>(status: number, isOk: boolean, text: string, shape: z.ZodType<T>): ApiResult<T> {
  const body = jsonOf(text);
  if (!isOk) {
    const error = ErrorBody.safeParse(body);
    return { ok: false, status, message: error.success ? error.data.error.message : `status ${status}` };
  }
  const parsed = shape.safeParse(body);
  if (parsed.success) return { ok: true, body: parsed.data };
  return { ok: false, status, message: `an answer of another shape: ${z.prettifyError(parsed.error)}` };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
