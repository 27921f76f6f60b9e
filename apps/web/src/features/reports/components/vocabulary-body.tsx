import type { VocabularyReport } from '@glossa/contract/reports';
import { useTranslation } from 'react-i18next';

import { BarChart } from '@/domain/charts/chart.tsx';
import { languageName } from '@/lib/i18n/language-name.ts';
import { StatList } from '@/ui/data/stat-list.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { useReportStats } from '../use-report-stats.ts';
import { CountsChart } from './report-charts.tsx';
import { ReportSection } from './report-section.tsx';
import { DataTable } from '@/ui/data/data-table.tsx';

/** Words started and learned, and all words by level. */
export function VocabularyBody({ report }: { report: VocabularyReport }) {
  const { t, i18n } = useTranslation('reports');
  const format = useFormat();
  const stats = useReportStats(report)(['words_learned', 'words_started']);
  const { levels, learned, totals } = report;
  const known = levels.filter(({ level }) => level >= 4).reduce((sum, { count }) => sum + count, 0);
  const total = levels.reduce((sum, { count }) => sum + count, 0);
  const dateFormat = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <>
      <StatList
        stats={[
          ...stats,
          { label: t('vocabulary.known'), value: format.number(known), note: t('now') },
          { label: t('vocabulary.all'), value: format.number(total), note: t('now') },
        ]}
      />
      <ReportSection title={t('charts.words')}>
        <CountsChart report={report} label={t('charts.words')} names={['words_started', 'words_learned']} />
      </ReportSection>
      <ReportSection title={t('charts.levels')}>
        <BarChart
          label={t('charts.levels')}
          data={{
            pointName: t('level'),
            points: levels.map(({ level }) => {
              const name = t(`levels.${level as 1 | 2 | 3 | 4 | 5}`);
              return { short: name, long: name };
            }),
            series: [{ name: t('vocabulary.all'), values: levels.map(({ count }) => count) }],
          }}
        />
      </ReportSection>
      <ReportSection
        title={t('tables.learned')}
        {...(learned.length < totals.words_learned && {
          help: t('tables.first', { shown: format.number(learned.length), count: totals.words_learned }),
        })}
      >
        {learned.length === 0 ? (
          <p>{t('tables.no_words')}</p>
        ) : (
          <DataTable
            label={t('tables.learned')}
            columns={[
              { name: t('word') },
              { name: t('translation') },
              { name: t('language') },
              { name: t('day') },
            ]}
            rows={learned.map(({ text, translation, language, date }) => ({
              key: `${language} ${text}`,
              cells: [
                <bdi key="text" lang={language}>
                  {text}
                </bdi>,
                <bdi key="translation">{translation}</bdi>,
                languageName(language, i18n.language),
                dateFormat.format(new Date(date)),
              ],
            }))}
          />
        )}
      </ReportSection>
    </>
  );
}
