import { fail } from '@glossa/contract/failure';

/**
 * Checks that a row hasn't changed since `lastUpdated`, the timestamp of the version that the client read. Without
 * `lastUpdated`, the last write wins.
 * @throws {Failure} `changed_meanwhile`
 */
export function checkVersion(updatedAt: Date, lastUpdated: string | undefined): void {
  if (lastUpdated !== undefined && Date.parse(lastUpdated) !== updatedAt.getTime()) fail('changed_meanwhile');
}
