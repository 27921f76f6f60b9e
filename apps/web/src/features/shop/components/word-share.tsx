import { useTranslation } from 'react-i18next';

import { KnowledgeBar } from '@/ui/data/knowledge-bar.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { useProductWords } from '../hooks/use-product.ts';
import classes from './word-share.module.css';

/** Percentages of unknown words up to which a text is easy, and up to which it is a challenge. */
const easy = 5;
const fitting = 15;

/** The share of a text that this learner would understand. Renders nothing until known. */
export function WordShare({ id, hasWords }: { id: string; hasWords: boolean }) {
  const { t } = useTranslation('shop');
  const format = useFormat();
  const { data } = useProductWords(id, hasWords);
  if (!data) return null;
  const { unknownWordsPercentage: unknown, knowledge, newWords } = data;
  const verdict = unknown <= easy ? 'easy' : unknown <= fitting ? 'fitting' : 'hard';
  return (
    <section className={classes.root} aria-label={t('share.title')}>
      <p className={classes.figure}>{t('share.unknown', { percent: format.percent(unknown / 100, 1) })}</p>
      <p className={classes.verdict}>{t(`share.${verdict}`)}</p>
      <KnowledgeBar counts={knowledge} withLabel={false} />
      <p className={classes.detail}>
        {t('share.new_words', { count: newWords, number: format.number(newWords) })}
      </p>
    </section>
  );
}
