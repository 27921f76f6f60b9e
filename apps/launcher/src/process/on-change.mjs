import { watch } from 'node:fs';

const QUIET = 400; // a build writes many files one after the other

/**
 * Tells when files of folders have changed and nothing has been written for a moment since.
 * @param {string[]} folders
 * @param {() => void} tell
 * @returns {() => void} stops watching
 */
export function onChange(folders, tell) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(tell, QUIET);
  };
  const watchers = folders.map((folder) => watch(folder, { recursive: true }, changed));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
