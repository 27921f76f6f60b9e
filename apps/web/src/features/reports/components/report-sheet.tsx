import { buildUrl } from '@glossa/contract/client';
import { Button, Group, Skeleton, Text, Title } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { languageName } from '@/lib/i18n/language-name.ts';
import { Facts } from '@/ui/data/facts.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { reportEndpoints } from '../fetch-report.ts';
import type { LoadedReport } from '../fetch-report.ts';
import { toQuery } from '../reports-view.ts';
import type { ReportsView } from '../reports-view.ts';
import { LearningBody } from './learning-body.tsx';
import { ProgressBody } from './progress-body.tsx';
import { ReadingBody } from './reading-body.tsx';
import classes from './report-sheet.module.css';
import { VocabularyBody } from './vocabulary-body.tsx';

function ReportBody({ loaded }: { loaded: LoadedReport }) {
  switch (loaded.kind) {
    case 'learning':
      return <LearningBody report={loaded.report} />;
    case 'progress':
      return <ProgressBody report={loaded.report} />;
    case 'vocabulary':
      return <VocabularyBody report={loaded.report} />;
    case 'reading':
      return <ReadingBody report={loaded.report} />;
  }
}

/** A report on screen and in print: its subject, statistics and export options. */
export function ReportSheet({
  loaded,
  view,
  generatedAt,
}: {
  loaded: LoadedReport;
  view: ReportsView;
  generatedAt: Date;
}) {
  const { t, i18n } = useTranslation('reports');
  const format = useFormat();
  const { kind, report } = loaded;
  const { learner, language, from, to, before } = report;
  const dateFormat = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' });
  const range = (span: { from: string; to: string }) =>
    dateFormat.formatRange(new Date(span.from), new Date(span.to));
  const facts = [
    learner.name || learner.username,
    `${t(`periods.${report.period}`)}: ${range({ from, to })}`,
    language === null ? t('all_languages') : languageName(language, i18n.language),
  ];
  return (
    <article className={classes.root} aria-labelledby="report-title">
      <Group justify="space-between" align="flex-start" gap="12px 24px" mb="md">
        <div>
          <Title order={2} size="xl" id="report-title">
            {t(`titles.${kind}`)}
          </Title>
          <Facts component="ul" isDotted mt={4}>
            {facts.map((fact) => (
              <li key={fact}>
                <bdi>{fact}</bdi>
              </li>
            ))}
          </Facts>
          <Text size="xs" c="dimmed" className={classes.generated ?? ''}>
            {t('made', { date: format.dateTime(generatedAt) })}
          </Text>
        </div>
        <Group gap="xs" className="screen-only">
          <Button
            component="a"
            variant="default"
            download
            href={buildUrl(reportEndpoints[kind], { query: { ...toQuery(view), format: 'csv' } })}
            leftSection={<IconDownload size={18} stroke={1.6} />}
          >
            {t('export')}
          </Button>
          <Button
            variant="default"
            onClick={() => print()}
            leftSection={<IconPrinter size={18} stroke={1.6} />}
          >
            {t('print')}
          </Button>
        </Group>
      </Group>
      {report.totals.active_days === 0 && kind !== 'vocabulary' ? (
        <EmptyState drawing="book" title={t('nothing')} message={t('nothing_help')} />
      ) : (
        <>
          <ReportBody loaded={loaded} />
          <Text size="sm" c="dimmed" mt="lg">
            {t('compared', { range: range(before) })}
          </Text>
        </>
      )}
    </article>
  );
}

/** Placeholder for a report's header, statistics and a chart. */
export const ReportSkeleton = () => (
  <LoadingState>
    <Skeleton height={26} width={240} mb={8} />
    <Skeleton height={18} width={320} mb={20} />
    <Skeleton height={128} radius="lg" />
    <Skeleton height={240} mt={40} />
  </LoadingState>
);
