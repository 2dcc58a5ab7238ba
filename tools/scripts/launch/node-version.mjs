export const OLDEST_NODE = '20.19.0';

/**
 * Whether a version such as `22.3.0` is new enough for the tools of this repository.
 * @param {string} version
 */
export function satisfiesNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE.split('.').map(Number);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}
