import type { Task } from '@glossa/contract/tasks';
import { Group, Progress, Stack, Text } from '@mantine/core';

import { useFormat } from '@/ui/format/use-format.ts';
import { useTask } from './use-task.ts';

/** The progress of a task. `onEnd` is called once when it ends, with its result or the error code of its failure. */
export function TaskProgress({
  task,
  title,
  help,
  more,
  onEnd,
}: {
  task: string;
  title: string;
  /** What the user can do in the meantime. */
  help: string;
  /** A further note, for example about deferred emails. */
  more?: string | undefined;
  onEnd: (end: { failure: string | null; result: Task['result'] }) => void;
}) {
  const format = useFormat();
  const state = useTask(task, (ended) => {
    if (!ended) return onEnd({ failure: 'task_not_found', result: null });
    const { status, message, result } = ended;
    return onEnd({ failure: status === 'SUCCESS' ? null : (message ?? 'unknown_error'), result });
  });
  const percent = state?.progress ?? 0;
  return (
    <Stack component="section" gap="sm" maw={640} aria-label={title}>
      <Text fw={600} role="status">
        {title}
      </Text>
      <Progress.Root size={8}>
        <Progress.Section value={Math.max(2, percent)} animated aria-label={title} />
      </Progress.Root>
      <Group component="p" fz="sm" c="dimmed" justify="space-between" wrap="nowrap">
        <span>{help}</span>
        <span>{format.percent(percent / 100)}</span>
      </Group>
      {more !== undefined && (
        <Text size="sm" c="dimmed">
          {more}
        </Text>
      )}
    </Stack>
  );
}
