import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns a hash that changes whenever `pnpm install` would have work to do: another lock file, package, machine or
 * Node version, or a moved checkout.
 * @param {string} root
 * @returns {string}
 */
export function installFingerprint(root) {
  const hash = createHash('sha256');
  hash.update([root, process.platform, process.arch, process.versions.modules].join('\n'));
  for (const file of [...manifests(root), 'pnpm-lock.yaml', 'pnpm-workspace.yaml']) {
    hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

/** @param {string} root */
function manifests(root) {
  const rooms = ['apps', 'packages'].flatMap((room) =>
    readdirSync(join(root, room)).map((name) => `${room}/${name}/package.json`),
  );
  return ['package.json', 'bench/package.json', ...rooms.sort()].filter((file) =>
    existsSync(join(root, file)),
  );
}
