import { auditActions, auditKinds } from '@glossa/contract/audit';
import type { AuditEntry } from '@glossa/contract/audit';
import { externalServices } from '@glossa/contract/external-services';
import { accountTypes, subscriptionTypes, userLevels } from '@glossa/contract/learners';
import { queueNames } from '@glossa/contract/queues';
import { languageById } from '@glossa/language/languages';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import { languageName } from '@/lib/i18n/language-name.ts';
import { actionKey } from './audit-view.ts';

const settings = ['drm', 'shop', 'taxes', ...externalServices] as const;

/** Returns a function that describes an entry: a phrase that follows the actor's name, and further details. */
export function useAuditSentence(): (entry: AuditEntry) => { sentence: string; details: string } {
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
    const { step, counts } = readImport(entry);
    const sentence = step
      ? t(`imports.${step}`, { name })
      : action
        ? t(`sentences.${actionKey(action)}`, {
            kind: kind ? t(`things.${kind}`) : target_kind,
            name,
            number: format.number(typeof count === 'number' ? count : 1),
          })
        : `${code} ${name}`;
    const numbers =
      counts &&
      t('imports.numbers', {
        added: format.number(counts.added),
        changed: format.number(counts.changed),
        kept: format.number(counts.kept),
        refused: format.number(counts.refused),
      });
    return { sentence, details: numbers ?? changes(entry) };
  };
}

const importCounts = ['added', 'changed', 'kept', 'refused'] as const;

/** Reads an entry about a learner import: whether it started or failed, and the number of lines per outcome. */
function readImport({ action, detail }: Pick<AuditEntry, 'action' | 'detail'>): {
  step: 'begun' | 'failed' | undefined;
  counts: Record<(typeof importCounts)[number], number> | undefined;
} {
  if (action !== 'learner.import') return { step: undefined, counts: undefined };
  const step = detail['started'] === true ? 'begun' : 'failure' in detail ? 'failed' : undefined;
  const [added, changed, kept, refused] = importCounts.map((name) => detail[name]).map(Number);
  return added === undefined || Number.isNaN(added)
    ? { step, counts: undefined }
    : { step, counts: { added, changed: changed ?? 0, kept: kept ?? 0, refused: refused ?? 0 } };
}

/**
 * Returns a function that describes an entry's details: changed fields with their old and new values, and the numbers
 * of sessions ended and tokens revoked.
 */
function useAuditChanges(): (entry: Pick<AuditEntry, 'action' | 'detail'>) => string {
  const { t, i18n } = useTranslation(['audit', 'learners', 'common']);
  const format = useFormat();
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });

  const fieldLabel = (name: string, isLearnerField: boolean): string => {
    if (isLearnerField && i18n.exists(`learners:fields.${name}`)) {
      return t(`learners:fields.${name}` as 'learners:fields.email');
    }
    return i18n.exists(`audit:field_names.${name}`)
      ? t(`field_names.${name}` as 'field_names.title')
      : splitFieldName(name);
  };
  const formatValue = (name: string, value: unknown): string => {
    if (value === null || value === undefined || value === '') return t('common:none');
    if (typeof value === 'boolean') return t(value ? 'values.yes' : 'values.no');
    const level = userLevels.find((one) => one === value);
    if (level) return t(`learners:levels.${level}`);
    const type = accountTypes.find((one) => one === value);
    if (type) return t(`learners:types.${type}`);
    if (typeof value !== 'number') return typeof value === 'string' ? value : JSON.stringify(value);
    const language = name === 'current_language' ? languageById(value) : undefined;
    return language ? languageName(language.code, i18n.language) : format.number(value);
  };
  const isTrue = (detail: AuditEntry['detail']) => (name: string) => detail[name] === true;

  return ({ action, detail }) => {
    const isLearnerField = action.startsWith('learner.');
    const { fields, sessions, tokens, subscription_type: planName } = detail;
    const fieldNames = Array.isArray(fields) ? fields.filter((field) => typeof field === 'string') : [];
    const parts =
      fieldNames.length === 0
        ? []
        : [t('fields', { fields: list.format(fieldNames.map((name) => fieldLabel(name, isLearnerField))) })];
    if (action === 'learner.update') {
      for (const [name, pair] of Object.entries(detail)) {
        if (name === 'fields' || !Array.isArray(pair) || pair.length !== 2) continue;
        const [before, after] = pair.map((value) => formatValue(name, value));
        parts.push(t('change', { field: fieldLabel(name, true), before, after }));
      }
    }
    if (action === 'learner.create') {
      const rights = ['is_superuser', 'is_staff', 'can_manage_content'].filter(isTrue(detail));
      const plan = subscriptionTypes.find((one) => one === planName);
      if (rights.length > 0) {
        parts.push(t('rights', { rights: list.format(rights.map((name) => fieldLabel(name, true))) }));
      }
      if (plan) parts.push(t('value', { field: fieldLabel('subscription_type', true), value: plan }));
    }
    if (action === 'learner.end_sessions' && typeof sessions === 'number') {
      parts.push(
        t('learners:sessions', { count: sessions }),
        t('learners:tokens', { count: Number(tokens) }),
      );
    }
    if (action === 'learner.import' && detail['started'] === true) {
      const existing = detail['existing'] === 'update' ? 'update' : 'skip';
      const value = t(`learners:import.existing.${existing}`);
      parts.push(
        t('value', { field: t('learners:import.existing.label'), value }),
        t('value', { field: t('invitations'), value: formatValue('invite', detail['invite']) }),
      );
    }
    return parts.join(' · ');
  };
}

/** Splits the name of a field without a translation into words: `discountPercentage` becomes `discount percentage`. */
const splitFieldName = (field: string): string =>
  field
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
