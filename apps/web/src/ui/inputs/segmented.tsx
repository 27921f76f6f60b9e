import { useId } from 'react';
import type { ReactNode } from 'react';

import { HiddenRadio } from './hidden-radio.tsx';
import classes from './segmented.module.css';

/**
 * A choice among a few options, side by side. Mantine's SegmentedControl measures its parts with scripts, which costs
 * too much in every page's sidebar.
 */
export function Segmented<Value extends string>({
  value,
  onChange,
  data,
  size = 'sm',
  fullWidth = false,
  ...label
}: {
  value: Value;
  onChange: (value: Value) => void;
  data: readonly { value: Value; label: ReactNode }[];
  size?: 'xs' | 'sm';
  fullWidth?: boolean;
} & ({ 'aria-label': string } | { 'aria-labelledby': string })) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      className={classes.root}
      data-size={size}
      data-full-width={fullWidth || undefined}
      {...label}
    >
      {data.map((option) => (
        <label key={option.value} className={classes.option}>
          <HiddenRadio
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
