import type { AuditAction } from '@glossa/contract/audit';

type Key<Action extends string> = Action extends `${infer Kind}.${infer Verb}` ? `${Kind}_${Verb}` : never;

/** Returns the translation key of an action. The server's names contain a dot, which i18next reads as nesting. */
export const actionKey = (action: AuditAction): Key<AuditAction> =>
  action.replace('.', '_') as Key<AuditAction>;
