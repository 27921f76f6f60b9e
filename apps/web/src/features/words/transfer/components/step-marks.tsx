import { useTranslation } from 'react-i18next';

import classes from './step-marks.module.css';

const steps = ['file', 'columns', 'report'] as const;

/** Shows the current one of the three steps. */
export function StepMarks({ at }: { at: number }) {
  const { t } = useTranslation('transfer');
  return (
    <ol className={classes.root} aria-label={t('steps.label')}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={classes.step}
          data-done={index < at || undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <span>{t(`steps.${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}
