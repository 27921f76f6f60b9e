import { candidatesLookedAt, goodUnknownShare } from '@glossa/contract/insights';
import type { Recommendation } from '@glossa/contract/insights';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { EntryCover } from '../../../lib/covers/entry-cover.tsx';
import { DifficultyMark } from '../../../lib/difficulty/difficulty-mark.tsx';
import { Panel } from '../../../lib/progress/panel.tsx';
import { useFormat } from '../../../ui/use-format.ts';
import classes from './recommendations-panel.module.css';

/** What to read or watch next, with how much of it is unknown. */
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
          {recommendations.map(({ kind, id, title, difficulty, words, unknown_share, thumbnail }) => (
            <li key={id}>
              <EntryCover kind={kind} title={title} language={language} thumbnail={thumbnail} />
              <span className={classes.words}>
                <Link
                  to={kind === 'text' ? `/reading/${id}` : `/videos/learn/${id}`}
                  lang={language}
                  dir="auto"
                >
                  {title}
                </Link>
                <span className={classes.facts}>
                  <strong>{t('next.unknown', { percent: percent(unknown_share, 1) })}</strong>
                  <span>{t('next.words', { count: words })}</span>
                  <DifficultyMark value={difficulty} />
                </span>
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.nothing}>{t('next.nothing')}</p>
      )}
    </Panel>
  );
}
