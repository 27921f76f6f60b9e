import type { QueueName, QueueState } from '@glossa/contract/queues';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { DataTable } from '../../../ui/data-table.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { useFormat } from '../../../ui/use-format.ts';
import classes from './queue-panel.module.css';

const columns = ['waiting', 'active', 'delayed', 'failed', 'oldest', 'workers'] as const;

/** Queues with their jobs by state, and the workers that take them. */
export function QueueTable({
  queues,
  onOpen,
}: {
  queues: readonly QueueState[];
  /** The failed jobs of a queue are asked for. */
  onOpen: (name: QueueName) => void;
}) {
  const { t } = useTranslation('tasks');
  const format = useFormat();
  return (
    <div className={classes.table}>
      <DataTable
        label={t('queues.title')}
        columns={[
          { name: t('queues.columns.name') },
          ...columns.map((name) => ({ name: t(`queues.columns.${name}`), isNumber: true })),
        ]}
        rows={queues.map(({ name, waiting, active, delayed, failed, oldest, workers }) => ({
          key: name,
          cells: [
            <span key="name" className={classes.name}>
              {t(`queues.names.${name}`)}
              <span className={classes.note}>{t(`queues.notes.${name}`)}</span>
            </span>,
            format.number(waiting),
            format.number(active),
            format.number(delayed),
            failed === 0 ? (
              format.number(0)
            ) : (
              <Button
                variant="subtle"
                color="red"
                size="compact-sm"
                aria-label={t('queues.show_failed', { count: failed, queue: t(`queues.names.${name}`) })}
                onClick={() => onOpen(name)}
              >
                {format.number(failed)}
              </Button>
            ),
            oldest === null ? '—' : <RelativeTime value={oldest} />,
            workers === 0 ? (
              <span className={classes.stopped}>{t('queues.no_workers')}</span>
            ) : (
              format.number(workers)
            ),
          ],
        }))}
      />
    </div>
  );
}
