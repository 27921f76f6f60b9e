import { useTranslation } from 'react-i18next';

import classes from './learner-state.module.css';

/** Whether a learner can sign in. */
export function LearnerState({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('learners');
  const state = isActive ? 'active' : 'inactive';
  return (
    <span className={classes.root} data-state={state}>
      {t(`states.${state}`)}
    </span>
  );
}
