import { IconSelector } from '@tabler/icons-react';

import classes from './compact-select.module.css';

/**
 * A select without a form field's label and messages. Used in every page's frame, for which Mantine's inputs would
 * otherwise have to be loaded.
 */
export function CompactSelect({
  label,
  value,
  onChange,
  data,
  size = 'sm',
  disabled = false,
}: {
  /** Name of the select, for screen readers. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  data: readonly { value: string; label: string; lang?: string }[];
  size?: 'xs' | 'sm';
  disabled?: boolean;
}) {
  return (
    <span className={classes.root} data-size={size}>
      <select
        aria-label={label}
        value={value}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {data.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
      <IconSelector size={16} stroke={1.6} aria-hidden="true" />
    </span>
  );
}
