import type { Word } from '@glossa/contract/words';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import classes from './word-facts.module.css';

/** Frequency bands: the most frequent N words. */
const bands = [100, 500, 1000, 2000, 5000, 10_000] as const;

/** A word's difficulty, frequency and reviews. */
export function WordFacts({ word }: { word: Word }) {
  const { t } = useTranslation('reader');
  const format = useFormat();
  const { last_reviewed: last, next_review: next, difficulty, frequency, frequency_rank: rank } = word;
  const band = rank === null ? undefined : bands.find((most) => rank <= most);
  const facts: [name: string, value: string][] = [
    [t('panel.last_reviewed'), last ? format.relative(new Date(last)) : t('panel.never_reviewed')],
  ];
  if (difficulty !== null)
    facts.push([t('panel.difficulty'), t('panel.difficulty_value', { value: format.number(difficulty) })]);
  if (frequency !== null) facts.push([t('panel.frequency'), `${format.number(frequency)}×`]);
  if (band !== undefined)
    facts.push([t('panel.rank'), t('panel.rank_value', { number: format.number(band) })]);
  return (
    <div>
      {next && (
        <p className={classes.next}>{t('panel.next_review', { when: format.relative(new Date(next)) })}</p>
      )}
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {difficulty !== null && <p className={classes.help}>{t('panel.difficulty_help')}</p>}
    </div>
  );
}
