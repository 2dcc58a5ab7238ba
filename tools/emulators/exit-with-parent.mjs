const POLL_INTERVAL_MS = 500;

/**
 * Preloaded into the Firebase CLI and all that it starts: exits when the parent process is gone, even when the parent was killed.
 * `bin/java` passes the parent's id, because the parent may be gone before this runs. Plain JavaScript, for Node's `--import`.
 */
const named = process.env.EMULATOR_PARENT_PID;
// It is meant for this process alone.
delete process.env.EMULATOR_PARENT_PID;
const parent = Number(named ?? process.ppid);
setInterval(() => {
  // An orphan gets another parent.
  if (process.ppid !== parent) process.exit(0);
}, POLL_INTERVAL_MS).unref();
