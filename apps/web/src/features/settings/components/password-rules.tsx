import { messages } from '@glossa/contract/messages';
import { weaknessesOf } from '@glossa/contract/passwords';
import { IconCheck, IconPoint } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import classes from './password-rules.module.css';

const rules = [
  ['length', messages.strong_short],
  ['uppercase', messages.strong_uppercase],
  ['lowercase', messages.strong_lowercase],
  ['number', messages.strong_number],
  ['special', messages.strong_special],
] as const;

/** The requirements of a strong password, checked off while typing. */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useTranslation('settings');
  const weaknesses = weaknessesOf(password);
  const named = new Set<string>(rules.map(([, sentence]) => sentence));
  const items = [
    ...rules.map(([key, sentence]) => [key, !weaknesses.includes(sentence)] as const),
    ['pattern', password !== '' && weaknesses.every((sentence) => named.has(sentence))] as const,
  ];
  return (
    <div className={classes.root}>
      <p className={classes.title}>{t('password.rules')}</p>
      <ul className={classes.rules}>
        {items.map(([key, met]) => (
          <li key={key} data-met={met || undefined}>
            {met ? (
              <IconCheck size={16} aria-label={t('password.met')} />
            ) : (
              <IconPoint size={16} aria-label={t('password.unmet')} />
            )}
            {t(`password.rule.${key}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
