import { fail } from '@glossa/contract/failure';

/**
 * Checks that a row is still the version with the timestamp `lastUpdated` that the client read; if that is missing, the
 * last write wins.
 * @throws {Failure} `changed_meanwhile`
 */
export function checkVersion(updatedAt: Date, lastUpdated: string | undefined): void {
  if (lastUpdated !== undefined && Date.parse(lastUpdated) !== updatedAt.getTime()) fail('changed_meanwhile');
}
