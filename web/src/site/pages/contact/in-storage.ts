/** Uses the storage of the tab; returns `undefined` without storage, or for what is not in it. */
export function inStorage<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}
