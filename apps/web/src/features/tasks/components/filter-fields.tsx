import { taskStatuses, taskTypes } from '@glossa/contract/task-kinds';
import { useTranslation } from 'react-i18next';

import { ChoiceFilter } from '@/domain/search/filter-select.tsx';
import type { ChangeView, TasksView } from '../tasks-view.ts';

/** Filters tasks by status and type; with visible labels in the narrow drawer. */
export function FilterFields({
  view,
  onChange,
  labelled,
}: {
  view: TasksView;
  onChange: ChangeView;
  /** Whether labels are visible. */
  labelled: boolean;
}) {
  const { t } = useTranslation('tasks');
  return (
    <>
      <ChoiceFilter
        labelled={labelled}
        label={t('filters.status')}
        any={t('filters.all_statuses')}
        values={taskStatuses}
        nameOf={(value) => t(`statuses.${value}`)}
        value={view.status}
        onChange={(status) => onChange({ status })}
      />
      <ChoiceFilter
        labelled={labelled}
        label={t('filters.type')}
        any={t('filters.all_types')}
        values={taskTypes}
        nameOf={(value) => t(`types.${value}`)}
        value={view.type}
        onChange={(type) => onChange({ type })}
      />
    </>
  );
}
