import type { AuditAction } from '@glossa/contract/audit';

type Key<Action extends string> = Action extends `${infer Kind}.${infer Verb}` ? `${Kind}_${Verb}` : never;

/** The key of an action's text: in that of the server a dot would be a level. */
export const actionKey = (action: AuditAction): Key<AuditAction> =>
  action.replace('.', '_') as Key<AuditAction>;
