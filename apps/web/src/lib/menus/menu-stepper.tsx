import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import classes from './menus.module.css';

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
