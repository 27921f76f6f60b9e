import { revokeTask } from '@glossa/contract/task-lists';
import type { Task } from '@glossa/contract/tasks';
import { Button, Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { useTask } from '@/domain/tasks/use-task.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import classes from './data-section.module.css';

/** Progress of an export or import, with a cancel button. */
export function ArchiveTask({ task, title, onEnd }: { task: Task; title: string; onEnd: () => void }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const percent = useTask(task.id, onEnd)?.progress ?? task.progress;
  const cancel = useEndpointMutation(revokeTask, { onSettled: onEnd });
  return (
    <div className={classes.task}>
      <p className={classes.state}>
        <span role="status">{title}</span>
        <span>{format.percent(percent / 100)}</span>
      </p>
      <Progress.Root size={8}>
        <Progress.Section value={Math.max(2, percent)} animated aria-label={title} />
      </Progress.Root>
      <Button
        mt="sm"
        size="xs"
        variant="default"
        loading={cancel.isPending}
        onClick={() => cancel.mutate({ params: { id: task.id } })}
      >
        {t('cancel')}
      </Button>
    </div>
  );
}
