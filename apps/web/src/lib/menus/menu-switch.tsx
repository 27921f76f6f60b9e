import { Switch } from '@mantine/core';

import classes from './menus.module.css';

/** A labeled on/off switch. */
export function MenuSwitch({
  label,
  help,
  value,
  onChange,
}: {
  label: string;
  help?: string;
  value: boolean;
  onChange: (value: boolean) => void;
}) {
  return (
    <Switch
      className={classes.switch}
      labelPosition="left"
      label={label}
      description={help}
      checked={value}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
