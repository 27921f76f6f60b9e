import type { Done } from '@glossa/contract/progress';
import { useTranslation } from 'react-i18next';

import { Panel } from '@/domain/progress/panel.tsx';
import { useStudyTime } from '@/ui/format/use-study-time.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import classes from './today-panel.module.css';

const measures = [
  'words_read',
  'pages_read',
  'texts_read',
  'videos_watched',
  'words_started',
  'words_learned',
  'reviews',
] as const;

/** Today's activity; zero values are omitted. */
export function TodayPanel({ today }: { today: Done }) {
  const { t } = useTranslation('progress');
  const { number } = useFormat();
  const { text: time } = useStudyTime();
  const shown = measures.filter((measure) => today[measure] > 0);
  const nothing = shown.length === 0 && today.seconds === 0;
  return (
    <Panel title={t('today.title')}>
      {nothing ? (
        <p className={classes.nothing}>{t('today.nothing')}</p>
      ) : (
        <dl className={classes.list}>
          <div>
            <dt>{t('today.time')}</dt>
            <dd>{time(today.seconds)}</dd>
          </div>
          {shown.map((measure) => (
            <div key={measure}>
              <dt>{t(`today.${measure}`)}</dt>
              <dd>{number(today[measure])}</dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}
