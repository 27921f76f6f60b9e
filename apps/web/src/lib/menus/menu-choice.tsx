import { useId } from 'react';

import { Segmented } from '../../ui/segmented.tsx';
import classes from './menus.module.css';

/** A choice of a few things under its name. */
export function MenuChoice<Value extends string>({
  label,
  value,
  names,
  onChange,
}: {
  label: string;
  value: Value;
  /** The values in order, each with its name. */
  names: Readonly<Record<Value, string>>;
  onChange: (value: Value) => void;
}) {
  const id = useId();
  const data = Object.entries<string>(names).map(([name, text]) => ({ value: name as Value, label: text }));
  return (
    <div className={classes.choice}>
      <span id={id} className={classes.label}>
        {label}
      </span>
      <Segmented fullWidth size="xs" aria-labelledby={id} value={value} onChange={onChange} data={data} />
    </div>
  );
}
