import { useId } from 'react';

import { Segmented } from '@/ui/inputs/segmented.tsx';
import classes from './menus.module.css';

/** A labeled choice among a few options. */
export function MenuChoice<Value extends string>({
  label,
  value,
  names,
  onChange,
}: {
  label: string;
  value: Value;
  /** Labels by value, in display order. */
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
