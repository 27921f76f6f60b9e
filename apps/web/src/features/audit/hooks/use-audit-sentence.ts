import { auditActions, auditKinds } from '@glossa/contract/audit';
import type { AuditEntry } from '@glossa/contract/audit';
import { queueNames } from '@glossa/contract/queues';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import { actionKey } from '../action-key.ts';
import { importDeed } from '../import-deed.ts';
import { useAuditChanges } from './use-audit-changes.ts';

const settings = ['drm', 'shop', 'taxes'] as const;

/** Returns an entry's action as a phrase that follows the actor's name, and further details. */
export function useAuditSentence(): (entry: AuditEntry) => { deed: string; more: string } {
  const { t } = useTranslation(['audit', 'tasks']);
  const format = useFormat();
  const changes = useAuditChanges();
  return (entry) => {
    const { action: code, target_kind, target_id, detail } = entry;
    const action = auditActions.find((one) => one === code);
    const kind = auditKinds.find((one) => one === target_kind);
    const { title, count } = detail;
    const queue = target_kind === 'queue' && queueNames.find((one) => one === target_id);
    const setting = settings.find((one) => one === target_id);
    const name =
      target_kind === 'backup'
        ? format.dateTime(new Date(target_id))
        : typeof title === 'string' && title !== ''
          ? title
          : queue
            ? t(`tasks:queues.names.${queue}`)
            : setting
              ? t(`settings.${setting}`)
              : target_id.length > 8
                ? target_id.slice(-8).toUpperCase()
                : target_id;
    const { step, counts } = importDeed(entry);
    const deed = step
      ? t(`imports.${step}`, { name })
      : action
        ? t(`sentences.${actionKey(action)}`, {
            kind: kind ? t(`things.${kind}`) : target_kind,
            name,
            number: format.number(typeof count === 'number' ? count : 1),
          })
        : `${code} ${name}`;
    const figure = (number: number) => format.number(number);
    const numbers =
      counts &&
      t('imports.numbers', {
        added: figure(counts.added),
        changed: figure(counts.changed),
        kept: figure(counts.kept),
        refused: figure(counts.refused),
      });
    return { deed, more: numbers ?? changes(entry) };
  };
}
