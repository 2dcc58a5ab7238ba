/** How often the parent is looked for, in milliseconds. */
const INTERVAL = 500;

/**
 * Ends this process when the one that started it is gone, however that ended. The launcher says who that was,
 * since it may be gone before this runs.
 */
export function exitWithParent(): void {
  const parent = Number(process.env.STAND_IN_PARENT ?? process.ppid);
  setInterval(() => {
    // An orphan is handed to another parent.
    if (process.ppid !== parent) process.exit(0);
  }, INTERVAL).unref();
}
