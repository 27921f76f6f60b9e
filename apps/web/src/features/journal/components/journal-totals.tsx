import type { JournalTotals as Totals } from '@glossa/contract/journal';
import { useTranslation } from 'react-i18next';

import { FigureList } from '@/ui/data/figure-list.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { useStudyTime } from '@/ui/format/use-study-time.ts';
import type { JournalView } from '../journal-view.ts';
import classes from './journal-totals.module.css';

/** Totals that apply to each activity; the others are always zero. */
const shown: Record<JournalView['activity'], readonly (keyof Totals)[]> = {
  all: ['words_learned', 'pages_read', 'time_spent', 'cards_reviewed', 'texts_read', 'videos_watched'],
  reading: ['pages_read', 'time_spent', 'texts_read'],
  words: ['words_learned', 'words_started', 'time_spent', 'cards_reviewed'],
  video: ['time_spent', 'videos_watched'],
};

/** Totals from a first to a last day (`2026-03-01`). */
export function JournalTotals({
  totals,
  activity,
  from,
  to,
}: {
  totals: Totals;
  activity: JournalView['activity'];
  from: string;
  to: string;
}) {
  const { t, i18n } = useTranslation('journal');
  const format = useFormat();
  const time = useStudyTime();
  const days = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' });
  const figures = shown[activity].map((name) => ({
    label: t(`totals.${name}`, { count: totals[name] }),
    value: name === 'time_spent' ? time.hours(totals.time_spent) : format.number(totals[name]),
  }));
  return (
    <section aria-label={t('totals.title')} className={classes.root}>
      <FigureList figures={figures} />
      <p className={classes.range}>{days.formatRange(new Date(from), new Date(to))}</p>
    </section>
  );
}
