import { listTasks, retryTask, revokeTask } from '@glossa/contract/task-lists';
import { getTaskStatus } from '@glossa/contract/tasks';
import type { OwnedTask } from '@glossa/contract/tasks';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { confirm } from '@/ui/overlays/confirm.ts';
import { useTaskName } from './use-task-name.ts';

/** Cancels and retries tasks, with confirmation. */
export function useTaskActions() {
  const { t } = useTranslation('tasks');
  const nameOf = useTaskName();
  const user = useUser();
  const invalidates = [listTasks, getTaskStatus];
  const revoking = useEndpointMutation(revokeTask, { invalidates, meta: { success: t('revoked') } });
  const retrying = useEndpointMutation(retryTask, { invalidates, meta: { success: t('retried') } });
  const asked = async (act: 'revoke' | 'retry', task: OwnedTask): Promise<boolean> =>
    confirm({
      title: t(`${act}_title`),
      message:
        task.owner.id === user.id
          ? t(`${act}_message_own`, { name: nameOf(task) })
          : t(`${act}_message`, { name: nameOf(task), owner: task.owner.username }),
      action: t(act),
      danger: act === 'revoke',
    });
  return {
    revoke: async (task: OwnedTask) => {
      if (await asked('revoke', task)) revoking.mutate({ params: { id: task.id } });
    },
    retry: async (task: OwnedTask) => {
      if (await asked('retry', task)) retrying.mutate({ params: { id: task.id } });
    },
    isBusy: revoking.isPending || retrying.isPending,
  };
}
