type CleanUp = () => void;

const cleanUps = new Set<CleanUp>();

/**
 * Runs `cleanUp` when the running command is interrupted, before the process exits; work in progress is abandoned.
 * Returns a function that unregisters it.
 */
export function onInterruption(cleanUp: CleanUp): () => void {
  cleanUps.add(cleanUp);
  return () => cleanUps.delete(cleanUp);
}

/** Runs all of them, the latest first, even if one fails. */
export function cleanUpAfterInterruption(): void {
  for (const cleanUp of [...cleanUps].reverse()) {
    try {
      cleanUp();
    } catch (error) {
      console.error(error);
    }
  }
  cleanUps.clear();
}
