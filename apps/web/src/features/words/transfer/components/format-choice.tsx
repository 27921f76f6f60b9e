import { exportFormats } from '@glossa/contract/word-export';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { CoveringRadio } from '@/ui/inputs/covering-radio.tsx';
import classes from './format-choice.module.css';

type Format = (typeof exportFormats)[number];

/** The export formats and their uses. */
export function FormatChoice({ value, onChange }: { value: Format; onChange: (format: Format) => void }) {
  const { t } = useTranslation('transfer');
  const name = useId();
  return (
    <div className={classes.root} role="radiogroup" aria-label={t('export.format')}>
      {exportFormats.map((format) => (
        <label key={format} className={classes.option}>
          <CoveringRadio
            name={name}
            value={format}
            checked={format === value}
            onChange={() => onChange(format)}
          />
          <span className={classes.name}>{t(`format.${format}.name`)}</span>
          <span className={classes.help}>{t(`format.${format}.help`)}</span>
        </label>
      ))}
    </div>
  );
}
