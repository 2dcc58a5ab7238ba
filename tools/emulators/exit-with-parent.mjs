const POLL_INTERVAL_MS = 500;

/**
 * Preloaded into the Firebase CLI and its children: exits when the parent is gone, even if killed. `bin/java`
 * passes the parent's id, because the parent may be gone before this runs.
 */
const named = process.env.EMULATOR_PARENT_PID;
// Children must not inherit it.
delete process.env.EMULATOR_PARENT_PID;
const parent = Number(named ?? process.ppid);
setInterval(() => {
  // An orphan has another parent.
  if (process.ppid !== parent) process.exit(0);
}, POLL_INTERVAL_MS).unref();
