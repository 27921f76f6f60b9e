import { retryTasks } from '@glossa/contract/queues';
import { listTasks } from '@glossa/contract/task-lists';
import type { OwnedTask } from '@glossa/contract/tasks';
import { Button } from '@mantine/core';
import { IconReload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { confirm } from '@/ui/overlays/confirm.ts';
import { toast } from '@/ui/feedback/toast.tsx';

/** Retries all listed tasks that can be retried. */
export function RetryAll({ tasks }: { tasks: readonly OwnedTask[] }) {
  const { t } = useTranslation('tasks');
  const ids = tasks.filter(({ can_retry: can }) => can).map(({ id }) => id);
  const { mutate, isPending } = useEndpointMutation(retryTasks, {
    invalidates: [listTasks],
    onSuccess: ({ results }) => {
      const made = results.filter(({ retried_as: task }) => task !== null).length;
      const say = made === results.length ? toast.success : toast.info;
      say(t('retried_some', { count: made, all: results.length }));
    },
  });
  if (ids.length < 2) return null;
  const ask = async () => {
    const isMeant = await confirm({
      title: t('retry_all_title', { count: ids.length }),
      message: t('retry_all_message'),
      action: t('retry'),
    });
    if (isMeant) mutate({ body: { ids } });
  };
  return (
    <Button
      variant="default"
      size="xs"
      mb="xs"
      leftSection={<IconReload size={16} stroke={1.6} />}
      loading={isPending}
      onClick={() => void ask()}
    >
      {t('retry_all', { count: ids.length })}
    </Button>
  );
}
