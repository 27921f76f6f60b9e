import { revokeTask } from '@glossa/contract/task-lists';
import type { Task } from '@glossa/contract/tasks';
import { Button, Group, Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { useTask } from '@/domain/tasks/use-task.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { Card } from '@/ui/layout/card.tsx';

/** Progress of an export or import, with a cancel button. */
export function ArchiveTask({ task, title, onEnd }: { task: Task; title: string; onEnd: () => void }) {
  const percent = useTask(task.id, onEnd)?.progress ?? task.progress;
  const cancel = useEndpointMutation(revokeTask, { onSettled: onEnd });
  return (
    <ArchiveProgress
      title={title}
      share={percent / 100}
      isCanceling={cancel.isPending}
      onCancel={() => cancel.mutate({ params: { id: task.id } })}
    />
  );
}

/** How much of an archive has been processed; `share` is from 0 to 1. */
export function ArchiveProgress({
  title,
  share,
  isCanceling = false,
  onCancel,
}: {
  title: string;
  share: number;
  isCanceling?: boolean;
  onCancel: () => void;
}) {
  const { t } = useTranslation('common');
  const format = useFormat();
  return (
    <Card>
      <Group gap="sm" justify="space-between" mb="xs">
        <span role="status">{title}</span>
        <span>{format.percent(share)}</span>
      </Group>
      <Progress.Root size={8}>
        <Progress.Section value={Math.max(2, share * 100)} animated aria-label={title} />
      </Progress.Root>
      <Button mt="sm" size="xs" variant="default" loading={isCanceling} onClick={onCancel}>
        {t('cancel')}
      </Button>
    </Card>
  );
}
