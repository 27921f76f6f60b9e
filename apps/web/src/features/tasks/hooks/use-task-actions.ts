import { listTasks, retryTask, revokeTask } from '@glossa/contract/task-lists';
import { getTaskStatus } from '@glossa/contract/tasks';
import type { OwnedTask, Task } from '@glossa/contract/tasks';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { confirm } from '@/ui/overlays/confirm.ts';

/** Returns functions that cancel and retry tasks after confirmation. */
export function useTaskActions() {
  const { t } = useTranslation('tasks');
  const nameOf = useTaskName();
  const user = useUser();
  const invalidates = [listTasks, getTaskStatus];
  const revoking = useEndpointMutation(revokeTask, { invalidates, meta: { success: t('revoked') } });
  const retrying = useEndpointMutation(retryTask, { invalidates, meta: { success: t('retried') } });
  const confirmAction = async (action: 'revoke' | 'retry', task: OwnedTask): Promise<boolean> =>
    confirm({
      title: t(`${action}_title`),
      message:
        task.owner.id === user.id
          ? t(`${action}_message_own`, { name: nameOf(task) })
          : t(`${action}_message`, { name: nameOf(task), owner: task.owner.username }),
      action: t(action),
      danger: action === 'revoke',
    });
  return {
    revoke: async (task: OwnedTask) => {
      if (await confirmAction('revoke', task)) revoking.mutate({ params: { id: task.id } });
    },
    retry: async (task: OwnedTask) => {
      if (await confirmAction('retry', task)) retrying.mutate({ params: { id: task.id } });
    },
    isBusy: revoking.isPending || retrying.isPending,
  };
}

/** Returns a function that names a task after the item it processes, or else after its type. */
export function useTaskName(): (task: Task) => string {
  const { t } = useTranslation('tasks');
  return ({ title, type }) => title || t(`types.${type}`);
}
