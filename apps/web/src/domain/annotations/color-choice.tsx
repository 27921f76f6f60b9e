import { highlightColors } from '@glossa/contract/annotations';
import type { Annotation } from '@glossa/contract/annotations';
import { Group } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import classes from './color-choice.module.css';

/** The highlight colors as buttons; `value` is the current one. */
export function ColorChoice({
  label,
  value,
  onChoose,
}: {
  /** Name of the group, for screen readers. */
  label: string;
  value?: Annotation['color'] | undefined;
  onChoose: (color: Annotation['color']) => void;
}) {
  const { t } = useTranslation('annotations');
  return (
    <Group gap={4} wrap="nowrap" role="group" aria-label={label}>
      {highlightColors.map((color) => (
        <button
          key={color}
          type="button"
          className={`${classes.choice} ${classes.color}`}
          data-color={color}
          aria-pressed={value === undefined ? undefined : color === value}
          aria-label={`${label}: ${t(`colors.${color}`)}`}
          title={t(`colors.${color}`)}
          onClick={() => onChoose(color)}
        >
          {color === value && <IconCheck size={16} stroke={2} aria-hidden="true" />}
        </button>
      ))}
    </Group>
  );
}
