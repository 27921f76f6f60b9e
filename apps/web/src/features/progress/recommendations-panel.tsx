import { candidatesLookedAt, goodUnknownShare } from '@glossa/contract/insights';
import type { Recommendation } from '@glossa/contract/insights';
import { useTranslation } from 'react-i18next';

import { EntryRow } from '@/domain/covers/entry-row.tsx';
import { DifficultyMark } from '@/domain/difficulty/difficulty-mark.tsx';
import { Panel } from '@/domain/progress/panel.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import classes from './recommendations-panel.module.css';

/** Recommended texts and videos, with their share of unknown words. */
export function RecommendationsPanel({
  recommendations,
  language,
}: {
  recommendations: readonly Recommendation[];
  language: string;
}) {
  const { t } = useTranslation('progress');
  const { percent, number } = useFormat();
  return (
    <Panel
      title={t('next.title')}
      help={t('next.help', { share: percent(goodUnknownShare), number: number(candidatesLookedAt) })}
    >
      {recommendations.length > 0 ? (
        <ul className={classes.list}>
          {recommendations.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              language={language}
              below={
                <>
                  <strong className={classes.unknown}>
                    {t('next.unknown', { percent: percent(entry.unknown_share, 1) })}
                  </strong>
                  <span>{t('next.words', { count: entry.words })}</span>
                  <DifficultyMark value={entry.difficulty} />
                </>
              }
            />
          ))}
        </ul>
      ) : (
        <p className={classes.nothing}>{t('next.nothing')}</p>
      )}
    </Panel>
  );
}
