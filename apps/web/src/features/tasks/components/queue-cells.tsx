import type { QueueName, QueueState } from '@glossa/contract/queues';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { RelativeTime } from '@/ui/data/relative-time.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import classes from './queue-panel.module.css';

export const queueColumns = ['waiting', 'active', 'delayed', 'failed', 'oldest', 'workers'] as const;
export type QueueColumn = (typeof queueColumns)[number];

/** Returns the columns of a queue's row. `onOpen` opens its failed jobs. */
export function useQueueCells(
  onOpen: (name: QueueName) => void,
): (queue: QueueState) => Record<QueueColumn, ReactNode> {
  const { t } = useTranslation('tasks');
  const format = useFormat();
  return ({ name, waiting, active, delayed, failed, oldest, workers }) => ({
    waiting: format.number(waiting),
    active: format.number(active),
    delayed: format.number(delayed),
    failed:
      failed === 0 ? (
        format.number(0)
      ) : (
        <button
          type="button"
          className={classes.failed}
          aria-label={t('queues.show_failed', { count: failed, queue: t(`queues.names.${name}`) })}
          onClick={() => onOpen(name)}
        >
          {format.number(failed)}
        </button>
      ),
    oldest: oldest === null ? '—' : <RelativeTime value={oldest} />,
    workers:
      workers === 0 ? (
        <span className={classes.stopped}>{t('queues.no_workers')}</span>
      ) : (
        format.number(workers)
      ),
  });
}
