import { fail } from '#http/fail.ts';

/** Fails when somebody else has changed what was read at `seen`; without it, the last one wins. */
export function checkSeen(updatedAt: Date, seen: string | undefined): void {
  if (seen !== undefined && Date.parse(seen) !== updatedAt.getTime()) fail('changed_meanwhile');
}
