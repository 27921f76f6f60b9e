import { FilterChips } from '@/ui/inputs/filter-chips.tsx';
import classes from './status-dots.module.css';

/** Status filters with item counts. At most one filter is active; `nameOf` returns the labels. */
export function StatusTabs<Status extends string>({
  statuses,
  label,
  nameOf,
  counts,
  value,
  onChange,
}: {
  statuses: readonly Status[];
  label: string;
  nameOf: (status: Status | 'all') => string;
  counts: Record<Status, number> | undefined;
  value: Status | undefined;
  onChange: (status: Status | undefined) => void;
}) {
  const total = counts && statuses.reduce((sum, status) => sum + counts[status], 0);
  return (
    <FilterChips<Status | 'all'>
      label={label}
      chips={[
        { value: 'all', label: nameOf('all'), count: total },
        ...statuses.map((status) => ({
          value: status,
          label: nameOf(status),
          mark: classes[status],
          count: counts?.[status],
        })),
      ]}
      value={value ?? 'all'}
      onChange={(status) => onChange(status === 'all' ? undefined : status)}
    />
  );
}
