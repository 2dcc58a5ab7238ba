type CleanUp = () => void;

const cleanUps = new Set<CleanUp>();

/**
 * Runs `cleanUp` when somebody interrupts the running command, before the process exits: whatever was in progress is abandoned.
 * Answers a function that takes it back.
 */
export function onInterruption(cleanUp: CleanUp): () => void {
  cleanUps.add(cleanUp);
  return () => cleanUps.delete(cleanUp);
}

/** Runs all of them, the latest first; a failure of one does not keep the others from running. */
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
