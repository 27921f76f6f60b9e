import { taskStatuses, taskTypes } from '@glossa/contract/task-kinds';
import { useTranslation } from 'react-i18next';

import { FilterSelect } from '../../../lib/search/filter-select.tsx';
import type { ChangeView, TasksView } from '../tasks-view.ts';

/** Which tasks are shown, by state and kind; with labels in the narrow drawer. */
export function FilterFields({
  view,
  onChange,
  labelled,
}: {
  view: TasksView;
  onChange: ChangeView;
  /** Whether the names stand beside the choices. */
  labelled: boolean;
}) {
  const { t } = useTranslation('tasks');
  return (
    <>
      <FilterSelect
        labelled={labelled}
        label={t('filters.status')}
        value={view.status ?? ''}
        onChange={(value) => onChange({ status: taskStatuses.find((one) => one === value) })}
        data={[
          { value: '', label: t('filters.all_statuses') },
          ...taskStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
        ]}
      />
      <FilterSelect
        labelled={labelled}
        label={t('filters.type')}
        value={view.type ?? ''}
        onChange={(value) => onChange({ type: taskTypes.find((one) => one === value) })}
        data={[
          { value: '', label: t('filters.all_types') },
          ...taskTypes.map((value) => ({ value, label: t(`types.${value}`) })),
        ]}
      />
    </>
  );
}
