import { ActionIcon, Switch } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { Segmented } from '@/ui/inputs/segmented.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
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

/** A number with buttons to increase and decrease it. */
export function MenuStepper({
  label,
  value,
  range: { min, max, step },
  onChange,
}: {
  label: string;
  value: number;
  range: { min: number; max: number; step: number };
  onChange: (value: number) => void;
}) {
  const { t } = useTranslation('reader');
  const format = useFormat();
  const id = useId();
  // Rounds to tenths, to avoid 1.7999999999999998.
  const go = (by: number) => onChange(Math.round(Math.min(max, Math.max(min, value + by)) * 10) / 10);
  return (
    <div className={classes.row} role="group" aria-labelledby={id}>
      <span id={id} className={classes.label}>
        {label}
      </span>
      <ActionIcon
        variant="default"
        size={36}
        disabled={value <= min}
        onClick={() => go(-step)}
        aria-label={t('menu.less', { label })}
      >
        <IconMinus size={16} />
      </ActionIcon>
      <output className={classes.value}>{format.number(value)}</output>
      <ActionIcon
        variant="default"
        size={36}
        disabled={value >= max}
        onClick={() => go(step)}
        aria-label={t('menu.more', { label })}
      >
        <IconPlus size={16} />
      </ActionIcon>
    </div>
  );
}

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
