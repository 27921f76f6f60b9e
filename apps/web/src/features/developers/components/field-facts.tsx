import type { JsonSchema } from '@glossa/contract/openapi/document';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import { choicesOf, limitsOf } from '../model/limits-of.ts';
import type { Limit } from '../model/limits-of.ts';
import classes from './schema.module.css';

/** Constraints of a value: limits, choices and default. */
export function FieldFacts({ schema }: { schema: JsonSchema }) {
  const { t } = useTranslation('developers');
  const format = useFormat();
  const choices = choicesOf(schema);
  const limits = limitsOf(schema);
  const textOf = (limit: Limit): string => {
    if (limit.name === 'pattern') return t('limits.pattern');
    const to = format.number(limit.to);
    return 'from' in limit
      ? t(`limits.${limit.name}`, { from: format.number(limit.from), to })
      : t(`limits.${limit.name}`, { to });
  };
  if (choices.length === 0 && limits.length === 0 && schema.default === undefined) return null;
  return (
    <ul className={classes.facts}>
      {limits.map((limit) => (
        <li key={limit.name}>
          {textOf(limit)} {limit.name === 'pattern' && <code dir="ltr">{limit.pattern}</code>}
        </li>
      ))}
      {choices.length > 0 && (
        <li>
          {t('choices')}{' '}
          {choices.map((choice) => (
            <code key={String(choice)} dir="ltr" className={classes.value}>
              {String(choice)}
            </code>
          ))}
        </li>
      )}
      {schema.default !== undefined && (
        <li>
          {t('default')} <code dir="ltr">{JSON.stringify(schema.default)}</code>
        </li>
      )}
    </ul>
  );
}
