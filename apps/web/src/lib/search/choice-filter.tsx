import { FilterSelect } from './filter-select.tsx';

/** Narrows a list to one of some values, or to none of them: `any` says that. */
export function ChoiceFilter<Value extends string>({
  labelled,
  label,
  any,
  values,
  nameOf,
  value,
  onChange,
}: {
  /** Whether its name stands beside it. */
  labelled: boolean;
  label: string;
  any: string;
  values: readonly Value[];
  nameOf: (value: Value) => string;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}) {
  return (
    <FilterSelect
      labelled={labelled}
      label={label}
      data={[{ value: '', label: any }, ...values.map((one) => ({ value: one, label: nameOf(one) }))]}
      value={value ?? ''}
      onChange={(chosen) => onChange(values.find((one) => one === chosen))}
    />
  );
}
