/** A promise that a test resolves. The types of ES2023 have no `Promise.withResolvers`. */
export function deferred<T = void>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
