const POLL_INTERVAL_MS = 500;

/**
 * Exits when the parent process is gone, even when the parent was killed. `bin/java` passes the parent's id, because
 * the parent may be gone before this runs.
 */
export function exitWithParent(): void {
  const parent = Number(process.env.EMULATOR_PARENT_PID ?? process.ppid);
  setInterval(() => {
    // An orphan gets another parent.
    if (process.ppid !== parent) process.exit(0);
  }, POLL_INTERVAL_MS).unref();
}
