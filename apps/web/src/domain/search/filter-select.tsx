import { Box } from '@mantine/core';
import type { ComponentProps } from 'react';

import { CompactSelect } from '@/ui/inputs/compact-select.tsx';
import classes from './filter-select.module.css';

/** A select in the filter bar; `hasLabels` shows its label above it, in the drawer on phones. */
export function FilterSelect({
  hasLabels,
  ...select
}: ComponentProps<typeof CompactSelect> & { hasLabels: boolean }) {
  return (
    <div className={hasLabels ? undefined : classes.inline}>
      {hasLabels && (
        <Box component="p" mb={6} fz={14} fw={500} aria-hidden="true">
          {select.label}
        </Box>
      )}
      <CompactSelect {...select} />
    </div>
  );
}

/** Filters a list by one value; `any` is the label for no filter. */
export function ChoiceFilter<Value extends string>({
  hasLabels,
  label,
  any,
  values,
  nameOf,
  value,
  onChange,
}: {
  /** Whether to show the filter's label. */
  hasLabels: boolean;
  label: string;
  any: string;
  values: readonly Value[];
  nameOf: (value: Value) => string;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}) {
  return (
    <FilterSelect
      hasLabels={hasLabels}
      label={label}
      data={[{ value: '', label: any }, ...values.map((one) => ({ value: one, label: nameOf(one) }))]}
      value={value ?? ''}
      onChange={(chosen) => onChange(values.find((one) => one === chosen))}
    />
  );
}
