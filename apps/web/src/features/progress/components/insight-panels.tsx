import { getInsights } from '@glossa/contract/insights';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { LineChart } from '@/domain/charts/line-chart.tsx';
import { useDatePoints } from '@/domain/charts/use-date-points.ts';
import { Panel } from '@/domain/progress/panel.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { AreasPanel } from './areas-panel.tsx';
import { ComprehensionPanel } from './comprehension-panel.tsx';
import classes from './progress.module.css';
import { RecommendationsPanel } from './recommendations-panel.tsx';

/**
 * Growth in the current language, and what to do next. Loads separately, so that its failure doesn't affect the page.
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
      <h2 className={classes.heading}>{t('insights.title', { language: name })}</h2>
      <div className={classes.parts}>
        <div className={classes.halves}>
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
        </div>
        {data && (
          <>
            <div className={classes.row}>
              <AreasPanel areas={data.areas} />
              <ComprehensionPanel comprehension={data.comprehension} />
            </div>
            <RecommendationsPanel recommendations={data.recommendations} language={language} />
          </>
        )}
      </div>
    </>
  );
}
