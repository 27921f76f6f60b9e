import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './journal-words.module.css';

/** Some of the `count` words that were started or learned on a day. Renders nothing without words. */
export function JournalWords({
  words,
  count,
  label,
  language,
}: {
  words: readonly string[];
  count: number;
  label: string;
  language: string;
}) {
  const { t, i18n } = useTranslation('journal');
  const id = useId();
  if (words.length === 0) return null;
  return (
    <div className={classes.root}>
      <span id={id} className={classes.quiet}>
        {label}
      </span>
      <ul className={classes.words} lang={language} aria-labelledby={id}>
        {words.map((word) => (
          <li key={word} className={classes.word}>
            <bdi>{word}</bdi>
          </li>
        ))}
        {count > words.length && (
          <li lang={i18n.language} className={classes.quiet}>
            {t('entry.more', { count: count - words.length })}
          </li>
        )}
      </ul>
    </div>
  );
}
