import type { Transaction } from '@glossa/db/database';

import { actorOf, type Doer } from './actor-of.ts';
import { writeAudit } from './write-audit.ts';

/** Returns the names of the changed fields, without `lastUpdated`, the version that the change is based on. */
export const changedFields = (changes: object): string[] =>
  Object.entries(changes)
    .filter(([name, value]) => value !== undefined && name !== 'lastUpdated')
    .map(([name]) => name);

/** Records an action as `kind.verb`. */
export const noteDeed = (
  tx: Transaction,
  doer: Doer,
  {
    kind,
    verb,
    id,
    detail = {},
  }: { kind: string; verb: string; id: string; detail?: Record<string, unknown> },
): Promise<void> =>
  writeAudit(tx, { actor: actorOf(doer), action: `${kind}.${verb}`, target: { kind, id }, detail });
