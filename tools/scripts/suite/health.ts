import { setTimeout as sleep } from 'node:timers/promises';
import { readHealth } from '@alnafitha/contract';

const PAUSE_MS = 200;

/**
 * Waits until the function responds through Hosting. The emulators run even when the function fails to load, so
 * only a request tells. `giveUp` is called before each try and throws to stop.
 */
export async function waitForHealth(origin: string, giveUp: () => void): Promise<void> {
  for (;;) {
    giveUp();
    if (await isHealthy(origin)) return;
    await sleep(PAUSE_MS);
  }
}

async function isHealthy(origin: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}${readHealth.path}`, { signal: AbortSignal.timeout(5000) });
    return response.ok && (response.headers.get('content-type') ?? '').includes('application/json');
  } catch {
    // Hosting does not listen yet, or the emulator is still loading the function.
    return false;
  }
}
