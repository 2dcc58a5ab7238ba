import { Failure } from '../process/failure';

/** Throws when no emulator responds at `host:port`. */
export async function requireEmulator(host: string | undefined): Promise<void> {
  const response = await fetch(`http://${host}`).catch(() => null);
  if (!response?.ok) throw new Failure(`No emulators answer at ${host}. Run \`npm start\` first.`);
}
