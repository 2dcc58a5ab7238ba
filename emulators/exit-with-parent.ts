/** How often the parent is looked for, in milliseconds. */
const INTERVAL = 500;

/** Ends this process when the one that started it is gone, however that ended. */
export function exitWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    // An orphan is handed to another parent.
    if (process.ppid !== parent) process.exit(0);
  }, INTERVAL).unref();
}
