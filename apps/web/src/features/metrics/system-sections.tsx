import type { Metrics } from '@glossa/contract/metrics';
import { Box } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useFileSize } from '@/lib/files/use-file-size.ts';
import { DataTable } from '@/ui/data/data-table.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { MetricTiles } from './metric-tiles.tsx';
import { EmptyNote, MetricsSection } from './metrics-section.tsx';

const columns = ['succeeded', 'failed', 'revoked', 'waiting', 'running'] as const;

/** Completed and waiting background jobs. */
export function JobsSection({ metrics: { tasks, period } }: { metrics: Metrics }) {
  const { t } = useTranslation(['metrics', 'tasks']);
  const format = useFormat();
  const { succeeded, failed, revoked, waiting, running, oldest, kinds } = tasks;
  return (
    <MetricsSection
      title={t('work.title')}
      help={
        <>
          {t('work.help', {
            waiting: format.number(waiting),
            running: format.number(running),
          })}{' '}
          {oldest !== null && t('work.oldest', { time: format.relative(new Date(oldest)) })}{' '}
          <Link to="/tasks">{t('work.link')}</Link>
        </>
      }
      table="tasks"
      period={period}
    >
      <MetricTiles
        tiles={[
          { label: t('work.succeeded'), ...succeeded },
          { label: t('work.failed'), ...failed, isIncreaseBad: true },
          { label: t('work.revoked'), ...revoked, isNeutral: true },
        ]}
      />
      <Box mt="sm" bg="var(--glossa-surface)" bdrs="md">
        <DataTable
          label={t('work.kinds')}
          columns={[
            { name: t('work.kind') },
            ...columns.map((name) => ({ name: t(`work.${name}`), isNumber: true })),
          ]}
          rows={kinds.map(({ type, ...counts }) => ({
            key: type,
            cells: [t(`tasks:types.${type}`), ...columns.map((name) => format.number(counts[name]))],
          }))}
        />
      </Box>
    </MetricsSection>
  );
}

/** Used and free storage. */
export function StorageSection({ metrics: { measured, period } }: { metrics: Metrics }) {
  const { t } = useTranslation('metrics');
  const format = useFormat();
  const size = useFileSize();
  return (
    <MetricsSection
      title={t('storage.title')}
      help={measured ? t('storage.measured', { time: format.relative(new Date(measured.at)) }) : undefined}
      table="measured"
      period={period}
    >
      {measured ? (
        <MetricTiles
          tiles={(['database', 'files', 'free'] as const).flatMap((name) => {
            const usage = measured[name];
            // The capacity of an S3 bucket is unknown.
            return usage === null
              ? []
              : [{ label: t(`storage.${name}`), ...usage, format: size, isNeutral: true }];
          })}
        />
      ) : (
        <EmptyNote>{t('storage.unmeasured')}</EmptyNote>
      )}
    </MetricsSection>
  );
}
