import { tagColors } from '@glossa/contract/tag-colors';
import type { TagColor } from '@glossa/contract/tag-colors';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import '@/domain/tags/tag-colors.css';
import { HiddenRadio } from '@/ui/inputs/hidden-radio.tsx';
import classes from './color-choice.module.css';

/** A palette of tag colors. */
export function ColorChoice({ value, onChange }: { value: TagColor; onChange: (color: TagColor) => void }) {
  const { t } = useTranslation('tags');
  const name = useId();
  return (
    <div role="radiogroup" aria-label={t('color')} className={classes.row}>
      {tagColors.map((color) => (
        <span key={color} className={classes.color} data-tag-color={color}>
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
    </div>
  );
}
