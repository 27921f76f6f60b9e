import { candidateCount, idealUnknownShare } from '@glossa/contract/insights';
import type { Recommendation } from '@glossa/contract/insights';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { EntryRow } from '@/domain/covers/entry-row.tsx';
import { DifficultyMark } from '@/domain/difficulty/difficulty-mark.tsx';
import { Panel } from '@/domain/progress/panel.tsx';
import { knownShare } from '@/ui/data/knowledge-bar.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { AutoGrid } from '@/ui/layout/auto-grid.tsx';

/** Recommended texts and videos, each with its share of known words. */
export function RecommendationsPanel({
  recommendations,
  language,
}: {
  recommendations: readonly Recommendation[];
  language: string;
}) {
  const { t } = useTranslation(['progress', 'common']);
  const { percent, number } = useFormat();
  return (
    <Panel
      title={t('next.title')}
      help={t('next.help', { share: percent(1 - idealUnknownShare), number: number(candidateCount) })}
    >
      {recommendations.length > 0 ? (
        <AutoGrid component="ul" minColumn={320} gap="8px 16px" mx={-12}>
          {recommendations.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              language={language}
              below={
                <>
                  <Text component="strong" inherit fw={500} c="var(--glossa-accent)">
                    {t('common:knowledge.known', {
                      // The server rounds the share to four decimals.
                      percent: percent(knownShare(10_000 - Math.round(10_000 * entry.unknown_share), 10_000)),
                    })}
                  </Text>
                  <span>{t('next.words', { count: entry.words })}</span>
                  <DifficultyMark value={entry.difficulty} />
                </>
              }
            />
          ))}
        </AutoGrid>
      ) : (
        <Text c="dimmed">{t('next.nothing')}</Text>
      )}
    </Panel>
  );
}
