import { Box } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './filter-chips.module.css';
import { HiddenRadio } from './hidden-radio.tsx';
import { useFormat } from '../format/use-format.ts';

/** Filter chips with the number of items in each part of a list; one is selected. */
export function FilterChips<Value extends string>({
  label,
  chips,
  value,
  onChange,
}: {
  /** Name of the group, for screen readers. */
  label: string;
  /** `mark` is the class of the small square before the label; `count` is undefined until it is known. */
  chips: readonly { value: Value; label: string; mark?: string | undefined; count: number | undefined }[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classes.root}>
      {chips.map((chip) => (
        <label key={chip.value} className={classes.chip}>
          <HiddenRadio
            name={name}
            value={chip.value}
            checked={chip.value === value}
            onChange={() => onChange(chip.value)}
          />
          {chip.mark !== undefined && <span className={`${classes.mark} ${chip.mark}`} aria-hidden="true" />}
          <span>{chip.label}</span>
          <Box component="span" className="tabular" c="dimmed" fw={400}>
            {chip.count === undefined ? t('none') : format.number(chip.count)}
          </Box>
        </label>
      ))}
    </div>
  );
}
