import { languageByCode } from '@glossa/language/languages';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useLevels } from '../hooks/use-levels.ts';
import type { Suggested } from '../model/round.ts';
import classes from './word-list.module.css';

/** Level changes suggested by the review history. Each can be applied on its own, or all in one go. */
export function LevelSuggestions({ suggested }: { suggested: readonly Suggested[] }) {
  const { t } = useTranslation('practice');
  const id = useId();
  const { applied, isPending, apply } = useLevels();
  const open = suggested.filter(({ card }) => !applied.has(card.id));
  const levelText = (level: number) =>
    level === 4 ? t('suggestions.known') : t('suggestions.level', { level });
  return (
    <section aria-labelledby={id} className={classes.section}>
      <header className={classes.header}>
        <div>
          <h2 id={id}>{t('suggestions.title')}</h2>
          <p>{t('suggestions.help')}</p>
        </div>
        {open.length > 1 && (
          <Button variant="light" loading={isPending} onClick={() => apply(open)}>
            {t('suggestions.all', { count: open.length })}
          </Button>
        )}
      </header>
      <ul className={classes.list}>
        {suggested.map((word) => (
          <li key={word.card.id}>
            <span
              className={classes.word}
              lang={word.card.language}
              dir={languageByCode(word.card.language)?.direction}
            >
              {word.card.text}
            </span>
            <span className={classes.meaning}>{t('suggestions.days', { count: word.days })}</span>
            {applied.has(word.card.id) ? (
              <span className={classes.done}>
                <IconCheck size={18} aria-hidden="true" /> {levelText(word.level)}
              </span>
            ) : (
              <Button
                size="xs"
                variant="default"
                disabled={isPending}
                aria-label={t('suggestions.apply', { word: word.card.text, level: levelText(word.level) })}
                onClick={() => apply([word])}
              >
                {levelText(word.level)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
