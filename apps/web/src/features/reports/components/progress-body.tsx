import type { ProgressReport } from '@glossa/contract/reports';
import { useTranslation } from 'react-i18next';

import { LineChart } from '@/domain/charts/chart.tsx';
import { useMilestoneText } from '@/domain/progress/use-milestone-text.ts';
import { StatList } from '@/ui/data/stat-list.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { useReportStats } from '../use-report-stats.ts';
import { useIntervalPoints } from './report-charts.tsx';
import { ReportSection } from './report-section.tsx';
import { DataTable } from '@/ui/data/data-table.tsx';

const computeAccuracy = ({ reviews, reviews_right: right }: { reviews: number; reviews_right: number }) =>
  reviews === 0 ? null : right / reviews;

// The axis has only integer ticks, so shares are shown as percentages.
const toPercent = (share: number | null) => (share === null ? null : share * 100);

/** Correct answers, streaks, goals and milestones. */
export function ProgressBody({ report }: { report: ProgressReport }) {
  const { t, i18n } = useTranslation(['reports', 'achievements', 'common']);
  const format = useFormat();
  const nameOf = useMilestoneText();
  const points = useIntervalPoints(report);
  const stats = useReportStats(report)(['active_days', 'reviews']);
  const accuracy = computeAccuracy(report.totals);
  const { streak, goals, achievements } = report;
  const dateFormat = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' });
  const formatDay = (date: string) => dateFormat.format(new Date(date));
  return (
    <>
      <StatList
        stats={[
          {
            label: t('accuracy'),
            value: accuracy === null ? t('common:none') : format.percent(accuracy),
          },
          ...stats,
          { label: t('streak.current'), value: format.number(streak.current) },
          { label: t('streak.in_period'), value: format.number(streak.in_period) },
          { label: t('streak.longest'), value: format.number(streak.longest) },
        ]}
      />
      <ReportSection title={t('charts.accuracy')}>
        <LineChart
          label={t('charts.accuracy')}
          data={{
            pointName: t(`units.${report.unit}`),
            points,
            series: [
              {
                name: t('accuracy'),
                values: report.stretches.map(({ done }) => toPercent(computeAccuracy(done))),
              },
            ],
          }}
          format={(value) => format.percent(value / 100)}
        />
      </ReportSection>
      <ReportSection title={t('tables.goals')} help={t('of_all_languages')}>
        {goals.length === 0 ? (
          <p>{t('tables.no_goals')}</p>
        ) : (
          <DataTable
            label={t('tables.goals')}
            columns={[
              { name: t('goal') },
              { name: t('goal_period') },
              { name: t('goal_times'), isNumber: true },
              { name: t('goal_last') },
            ]}
            rows={goals.map(({ period, measure, target, times, last_day: last }) => ({
              key: `${period} ${measure} ${target}`,
              cells: [
                t(`achievements:goals.${measure}`, { count: target }),
                t(`goal_periods.${period}`),
                format.number(times),
                formatDay(last),
              ],
            }))}
          />
        )}
      </ReportSection>
      <ReportSection title={t('tables.achievements')}>
        {achievements.length === 0 ? (
          <p>{t('tables.no_achievements')}</p>
        ) : (
          <DataTable
            label={t('tables.achievements')}
            columns={[{ name: t('achievement') }, { name: t('day') }]}
            rows={achievements.map((achievement) => ({
              key: achievement.id,
              cells: [nameOf(achievement), formatDay(achievement.date)],
            }))}
          />
        )}
      </ReportSection>
    </>
  );
}
