import { LauncherError } from './launcher-error.mjs';

const MIN_VERSION = '20.19.0';

/**
 * @param {string} version such as `20.19.0`
 * @throws {LauncherError} when this Node is too old
 */
export function requireNode(version) {
  const [needed = [], found = []] = [MIN_VERSION, version].map((each) => each.split('.').map(Number));
  const difference = needed.map((part, index) => (found[index] ?? 0) - part).find((part) => part !== 0) ?? 0;
  if (difference < 0) {
    throw new LauncherError(
      `Glossa needs Node ${MIN_VERSION} or newer; this is Node ${version}. See https://nodejs.org`,
    );
  }
}
