import { auditActions, auditKinds } from '@glossa/contract/audit';
import type { AuditEntry } from '@glossa/contract/audit';
import { useTranslation } from 'react-i18next';

import { useFormat } from '../../../ui/use-format.ts';
import { actionKey } from '../action-key.ts';

const settings = ['drm', 'shop', 'taxes'] as const;

/** Says what was done, as it goes on after a name, and what is to be known besides. */
export function useAuditSentence(): (entry: AuditEntry) => { deed: string; more: string } {
  const { t, i18n } = useTranslation('audit');
  const format = useFormat();
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return ({ action: code, target_kind, target_id, detail }) => {
    const action = auditActions.find((one) => one === code);
    const kind = auditKinds.find((one) => one === target_kind);
    const { title, fields, count } = detail;
    const setting = settings.find((one) => one === target_id);
    const name =
      typeof title === 'string' && title !== ''
        ? title
        : setting
          ? t(`settings.${setting}`)
          : target_id.length > 8
            ? target_id.slice(-8).toUpperCase()
            : target_id;
    const deed = action
      ? t(`sentences.${actionKey(action)}`, {
          kind: kind ? t(`things.${kind}`) : target_kind,
          name,
          number: format.number(typeof count === 'number' ? count : 1),
        })
      : `${code} ${name}`;
    const named = Array.isArray(fields) ? fields.filter((field) => typeof field === 'string') : [];
    return {
      deed,
      more: named.length > 0 ? t('fields', { fields: list.format(named.map(fieldText)) }) : '',
    };
  };
}

/** A field by its own name, made readable: discountPercentage, is_free. */
const fieldText = (field: string): string =>
  field
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
