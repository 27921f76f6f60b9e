import type { ReadingReport, ReportSource } from '@glossa/contract/reports';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { readPath, watchPath } from '@/domain/paths/entry-paths.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { languageName } from '@/lib/i18n/language-name.ts';
import { DataTable } from '@/ui/data/data-table.tsx';
import { StatList } from '@/ui/data/stat-list.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { useStudyTime } from '@/ui/format/use-study-time.ts';
import { useReportStats } from '../use-report-stats.ts';
import { CountsChart, StudyTimeChart } from './report-charts.tsx';
import { ReportSection } from './report-section.tsx';

/** Texts and videos with their time, pages, words and speed. */
export function ReadingBody({ report }: { report: ReadingReport }) {
  const { t, i18n } = useTranslation(['reports', 'common']);
  const user = useUser();
  const format = useFormat();
  const time = useStudyTime();
  const stats = useReportStats(report)([
    'reading_seconds',
    'video_seconds',
    'pages_read',
    'words_read',
    'texts_read',
    'videos_watched',
  ]);
  const { sources, source_count: count } = report;
  const none = t('common:none');
  const formatOrNone = (value: number | null) => (value ? format.number(value) : none);
  const sourceTitle = ({ type, id, title: name }: ReportSource) =>
    // Another user's content can't be opened.
    id === null || report.learner.id !== user.id ? (
      <bdi>{name}</bdi>
    ) : (
      <Link to={type === 'reading' ? readPath(id) : watchPath(id)}>
        <bdi>{name}</bdi>
      </Link>
    );
  return (
    <>
      <StatList stats={stats} />
      <ReportSection title={t('charts.reading_time')}>
        <StudyTimeChart report={report} kinds={['reading_seconds', 'video_seconds']} />
      </ReportSection>
      <ReportSection title={t('charts.pages')}>
        <CountsChart report={report} label={t('charts.pages')} names={['pages_read']} />
      </ReportSection>
      <ReportSection
        title={t('tables.sources')}
        {...(sources.length < count && {
          help: t('tables.first', { shown: format.number(sources.length), count }),
        })}
      >
        {sources.length === 0 ? (
          <p>{t('tables.no_sources')}</p>
        ) : (
          <DataTable
            label={t('tables.sources')}
            columns={[
              { name: t('title_of_source') },
              { name: t('language') },
              { name: t('study_time'), isNumber: true },
              { name: t('figures.pages_read'), isNumber: true },
              { name: t('figures.words_read'), isNumber: true },
              { name: t('speed'), isNumber: true },
              { name: t('finished'), isNumber: true },
              { name: t('unknown'), isNumber: true },
            ]}
            rows={sources.map((source, index) => ({
              key: source.id ?? `deleted ${index}`,
              cells: [
                sourceTitle(source),
                languageName(source.language, i18n.language),
                time.text(source.seconds),
                formatOrNone(source.pages),
                formatOrNone(source.words),
                formatOrNone(source.words_per_minute),
                formatOrNone(source.times),
                source.unknown_share === null ? none : format.percent(source.unknown_share),
              ],
            }))}
          />
        )}
      </ReportSection>
    </>
  );
}
