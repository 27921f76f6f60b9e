import type { QueueName, QueueState } from '@glossa/contract/queues';
import { useTranslation } from 'react-i18next';

import { DataTable } from '@/ui/data/data-table.tsx';
import { useIsPhone } from '@/ui/hooks/use-is-phone.ts';
import { queueColumns, useQueueCells } from './queue-cells.tsx';
import type { QueueColumn } from './queue-cells.tsx';
import classes from './queue-panel.module.css';

/** On phones, rarely used columns are hidden while empty. */
const isTold = ({ delayed, oldest }: QueueState, column: QueueColumn): boolean =>
  column === 'delayed' ? delayed > 0 : column === 'oldest' ? oldest !== null : true;

/** Queues with their jobs by state and their workers: a table, or a list on phones. */
export function QueueTable({
  queues,
  onOpen,
}: {
  queues: readonly QueueState[];
  /** Opens the failed jobs of a queue. */
  onOpen: (name: QueueName) => void;
}) {
  const { t } = useTranslation('tasks');
  const isPhone = useIsPhone();
  const cellsOf = useQueueCells(onOpen);
  if (isPhone) {
    return (
      <ul className={classes.list}>
        {queues.map((queue) => {
          const cells = cellsOf(queue);
          return (
            <li key={queue.name}>
              <QueueHead name={queue.name} />
              <dl className={classes.figures}>
                {queueColumns
                  .filter((column) => isTold(queue, column))
                  .map((column) => (
                    <div key={column}>
                      <dt>{t(`queues.columns.${column}`)}</dt>
                      <dd>{cells[column]}</dd>
                    </div>
                  ))}
              </dl>
            </li>
          );
        })}
      </ul>
    );
  }
  return (
    <div className={classes.table}>
      <DataTable
        label={t('queues.title')}
        columns={[
          { name: t('queues.columns.name') },
          ...queueColumns.map((name) => ({ name: t(`queues.columns.${name}`), isNumber: true })),
        ]}
        rows={queues.map((queue) => {
          const cells = cellsOf(queue);
          return {
            key: queue.name,
            cells: [
              <QueueHead key="name" name={queue.name} />,
              ...queueColumns.map((column) => cells[column]),
            ],
          };
        })}
      />
    </div>
  );
}

function QueueHead({ name }: { name: QueueName }) {
  const { t } = useTranslation('tasks');
  return (
    <span className={classes.name}>
      {t(`queues.names.${name}`)}
      <span className={classes.note}>{t(`queues.notes.${name}`)}</span>
    </span>
  );
}
