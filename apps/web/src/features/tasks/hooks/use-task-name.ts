import type { Task } from '@glossa/contract/tasks';
import { useTranslation } from 'react-i18next';

/** Returns the name of a task: what it works on, otherwise its type. */
export function useTaskName(): (task: Task) => string {
  const { t } = useTranslation('tasks');
  return ({ title, type }) => title || t(`types.${type}`);
}
