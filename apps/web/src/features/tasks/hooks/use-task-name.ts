import type { Task } from '@glossa/contract/tasks';
import { useTranslation } from 'react-i18next';

/** How a task is called: by what it works on, otherwise by its kind. */
export function useTaskName(): (task: Task) => string {
  const { t } = useTranslation('tasks');
  return ({ title, type }) => title || t(`types.${type}`);
}
