import { getInsights } from '@glossa/contract/insights';
import type { Insights } from '@glossa/contract/insights';
import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { LineChart } from '@/domain/charts/chart.tsx';
import { useDatePoints } from '@/domain/charts/use-date-points.ts';
import { Panel, PanelColumn, PanelRow } from '@/domain/progress/panel.tsx';
import { endpointQuery } from '@/lib/api/query.ts';
import { ShareBar } from '@/ui/data/share-bar.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { AreasPanel } from './areas-panel.tsx';
import { RecommendationsPanel } from './recommendations-panel.tsx';

/**
 * Growth in the current language, and recommendations. They are fetched separately, so that a failure leaves the rest
 * of the page intact.
 */
export function InsightPanels({ language, name }: { language: string; name: string }) {
  const { t } = useTranslation('progress');
  const { number } = useFormat();
  const points = useDatePoints();
  const { data, isError, refetch } = useQuery(endpointQuery(getInsights, { query: { language } }));
  const retry = isError ? () => void refetch() : undefined;
  const growth = data?.vocabulary_growth;
  const speed = data?.reading_speed;
  return (
    <>
      <Title order={2} mt="xl" mb="md">
        {t('insights.title', { language: name })}
      </Title>
      <PanelColumn>
        <PanelRow isEqual>
          <Panel title={t('growth.title')} help={t('growth.help')}>
            <LineChart
              label={t('growth.title')}
              height={200}
              onRetry={retry}
              data={
                growth && {
                  pointName: t('growth.month'),
                  points: points(
                    growth.map(({ date }) => date),
                    'month',
                  ),
                  series: [{ name: t('growth.learned'), values: growth.map(({ count }) => count) }],
                }
              }
            />
          </Panel>
          <Panel title={t('speed.title')} help={t('speed.help')}>
            <LineChart
              label={t('speed.title')}
              height={200}
              onRetry={retry}
              format={(value) => t('speed.value', { count: Math.round(value) })}
              formatAxis={number}
              data={
                speed && {
                  pointName: t('speed.week'),
                  points: points(
                    speed.map(({ date }) => date),
                    'week',
                  ),
                  series: [
                    {
                      name: t('speed.series'),
                      values: speed.map(({ words_per_minute: perMinute }) => perMinute),
                    },
                  ],
                }
              }
            />
          </Panel>
        </PanelRow>
        {data && (
          <>
            <PanelRow>
              <AreasPanel areas={data.areas} />
              <ComprehensionPanel comprehension={data.comprehension} />
            </PanelRow>
            <RecommendationsPanel recommendations={data.recommendations} language={language} />
          </>
        )}
      </PanelColumn>
    </>
  );
}

/** The share of known words in recently read texts; a dash if no texts were read. */
function ComprehensionPanel({ comprehension }: { comprehension: Insights['comprehension'] }) {
  const { t } = useTranslation(['progress', 'common']);
  const { percent } = useFormat();
  const { share, words } = comprehension;
  return (
    <Panel title={t('comprehension.title')} help={t('comprehension.help')}>
      <Text fz={40} fw={600} lh={1.2} mb="xs" className="tabular">
        {share === null ? t('common:none') : percent(share, 1)}
      </Text>
      <ShareBar share={share ?? 0} height={8} tone="good" />
      <Text size="sm" c="dimmed" mt="sm">
        {share === null ? t('comprehension.nothing') : t('comprehension.words', { count: words })}
      </Text>
    </Panel>
  );
}
