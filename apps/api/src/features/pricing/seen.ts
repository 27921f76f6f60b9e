import { fail } from '@glossa/contract/failure';

/**
 * Checks the version that was read at `seen`; if it is missing, the last write wins.
 * @throws {Failure} `changed_meanwhile`
 */
export function checkSeen(updatedAt: Date, seen: string | undefined): void {
  if (seen !== undefined && Date.parse(seen) !== updatedAt.getTime()) fail('changed_meanwhile');
}
