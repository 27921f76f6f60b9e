import { accountTypes, subscriptionTypes, userLevels } from '@glossa/contract/learners';
import type { AuditEntry } from '@glossa/contract/audit';
import { languageById } from '@glossa/language/languages';
import { useTranslation } from 'react-i18next';

import { languageName } from '@/lib/i18n/language-name.ts';
import { useFormat } from '@/ui/format/use-format.ts';

/**
 * Describes the details of an entry: changed fields with old and new values, and how many sessions and tokens ended.
 */
export function useAuditChanges(): (entry: Pick<AuditEntry, 'action' | 'detail'>) => string {
  const { t, i18n } = useTranslation(['audit', 'learners', 'common']);
  const format = useFormat();
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });

  const fieldOf = (name: string, ofLearner: boolean): string => {
    if (ofLearner && i18n.exists(`learners:fields.${name}`)) {
      return t(`learners:fields.${name}` as 'learners:fields.email');
    }
    return i18n.exists(`audit:field_names.${name}`)
      ? t(`field_names.${name}` as 'field_names.title')
      : takenApart(name);
  };
  const valueOf = (name: string, value: unknown): string => {
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
    const ofLearner = action.startsWith('learner.');
    const { fields, sessions, tokens, subscription_type: given } = detail;
    const named = Array.isArray(fields) ? fields.filter((field) => typeof field === 'string') : [];
    const parts =
      named.length === 0
        ? []
        : [t('fields', { fields: list.format(named.map((name) => fieldOf(name, ofLearner))) })];
    if (action === 'learner.update') {
      for (const [name, pair] of Object.entries(detail)) {
        if (name === 'fields' || !Array.isArray(pair) || pair.length !== 2) continue;
        const [before, after] = pair.map((value) => valueOf(name, value));
        parts.push(t('change', { field: fieldOf(name, true), before, after }));
      }
    }
    if (action === 'learner.create') {
      const rights = ['is_superuser', 'is_staff', 'can_manage_content'].filter(isTrue(detail));
      const plan = subscriptionTypes.find((one) => one === given);
      if (rights.length > 0) {
        parts.push(t('rights', { rights: list.format(rights.map((name) => fieldOf(name, true))) }));
      }
      if (plan) parts.push(t('value', { field: fieldOf('subscription_type', true), value: plan }));
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
        t('value', { field: t('invitations'), value: valueOf('invite', detail['invite']) }),
      );
    }
    return parts.join(' · ');
  };
}

/** Makes a field without a translation readable: `discountPercentage`, `is_free`. */
const takenApart = (field: string): string =>
  field
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
