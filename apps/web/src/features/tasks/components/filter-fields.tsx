import { taskStatuses, taskTypes } from '@glossa/contract/task-kinds';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

import { SlimSelect } from '../../../ui/slim-select.tsx';
import type { ChangeView, TasksView } from '../tasks-view.ts';
import classes from './filter-fields.module.css';

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
  const select = (props: ComponentProps<typeof SlimSelect>) => (
    <div className={labelled ? undefined : classes.inline}>
      {labelled && (
        <p className={classes.label} aria-hidden="true">
          {props.label}
        </p>
      )}
      <SlimSelect {...props} />
    </div>
  );
  return (
    <>
      {select({
        label: t('filters.status'),
        value: view.status ?? '',
        onChange: (value) => onChange({ status: taskStatuses.find((one) => one === value) }),
        data: [
          { value: '', label: t('filters.all_statuses') },
          ...taskStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
        ],
      })}
      {select({
        label: t('filters.type'),
        value: view.type ?? '',
        onChange: (value) => onChange({ type: taskTypes.find((one) => one === value) }),
        data: [
          { value: '', label: t('filters.all_types') },
          ...taskTypes.map((value) => ({ value, label: t(`types.${value}`) })),
        ],
      })}
    </>
  );
}
