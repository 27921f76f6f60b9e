import { languageByCode } from '@glossa/language/languages';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import type { Round } from '../model/round.ts';
import classes from './word-list.module.css';

/** The words forgotten during a session. */
export function HardestWords({ hardest }: { hardest: Round['hardest'] }) {
  const { t } = useTranslation('practice');
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.section}>
      <h2 id={id}>{t('summary.hardest')}</h2>
      <ul className={classes.list}>
        {hardest.map(({ card, times }) => (
          <li key={card.id}>
            <span
              className={classes.word}
              lang={card.language}
              dir={languageByCode(card.language)?.direction}
            >
              {card.text}
            </span>
            <span className={classes.meaning} dir="auto">
              {card.translation}
            </span>
            <span className={classes.note}>{t('summary.forgotten', { count: times })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
