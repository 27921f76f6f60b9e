import { tagColors } from '@glossa/contract/tag-colors';
import type { TagColor } from '@glossa/contract/tag-colors';
import { Group } from '@mantine/core';
import { useId } from 'react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import '@/domain/tags/tag-colors.css';
import { HiddenRadio } from '@/ui/inputs/hidden-radio.tsx';
import classes from './color-choice.module.css';

/** A palette of tag colors. */
export function ColorChoice({ value, onChange }: { value: TagColor; onChange: (color: TagColor) => void }) {
  const { t } = useTranslation('tags');
  const name = useId();
  return (
    <Group gap={4} maw={300} role="radiogroup" aria-label={t('color')}>
      {tagColors.map((color) => (
        <span
          key={color}
          className={classes.color}
          style={{ '--tag-color': `var(--tag-${color})` } as CSSProperties}
        >
          <HiddenRadio
            name={name}
            value={color}
            checked={color === value}
            aria-label={t(`colors.${color}`)}
            title={t(`colors.${color}`)}
            onChange={() => onChange(color)}
          />
        </span>
      ))}
    </Group>
  );
}
