import { codeOf } from '../../../functions/src/platform/errors';
import { Failure } from '../process/failure';

/** Runs the work and turns errors that the person at the terminal can act upon into a `Failure`. */
export async function explained<T>(projectId: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error) || error instanceof Failure) throw error;
    if (codeOf(error) === 'app/invalid-credential' || /default credentials/.test(error.message)) {
      throw new Failure(
        `No credentials for ${projectId}: run \`gcloud auth application-default login\`, or name a service account's key in GOOGLE_APPLICATION_CREDENTIALS.`,
      );
    }
    if (String(codeOf(error)).startsWith('auth/')) throw new Failure(error.message);
    throw error;
  }
}
