import type { Metrics } from '@glossa/contract/metrics';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { DataTable } from '@/ui/data/data-table.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { MetricTiles } from './metric-tiles.tsx';
import { MetricsPart } from './metrics-part.tsx';
import classes from './work-part.module.css';

const columns = ['succeeded', 'failed', 'revoked', 'waiting', 'running'] as const;

/** Completed and waiting background jobs. */
export function WorkPart({ metrics: { tasks, period } }: { metrics: Metrics }) {
  const { t } = useTranslation(['metrics', 'tasks']);
  const format = useFormat();
  const { succeeded, failed, revoked, waiting, running, oldest, kinds } = tasks;
  return (
    <MetricsPart
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
          { label: t('work.failed'), ...failed, isBad: true },
          { label: t('work.revoked'), ...revoked, isNeutral: true },
        ]}
      />
      <div className={classes.table}>
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
      </div>
    </MetricsPart>
  );
}
