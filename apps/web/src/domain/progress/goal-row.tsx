import type { GoalProgress } from '@glossa/contract/goals';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import classes from './goals.module.css';
import { ProgressRing } from './progress-ring.tsx';

export function GoalRow({ goal }: { goal: GoalProgress }) {
  const { t } = useTranslation(['goals', 'achievements']);
  const format = useFormat();
  const { period, measure, target, done, is_reached: isReached } = goal;
  const isDone = isReached || done >= target;
  const share = isDone ? 1 : done / target;
  return (
    <li className={classes.goal}>
      <ProgressRing share={share}>
        {isDone ? <IconCheck size={22} stroke={2.4} /> : format.percent(Math.floor(share * 100) / 100)}
      </ProgressRing>
      <div>
        <p className={classes.measure}>
          <strong>{format.number(done)}</strong> / {t(`achievements:goals.${measure}`, { count: target })}
        </p>
        <p className={classes.period}>
          {t(`periods.${period}`)}
          {isDone && <span className={classes.reached}>{t('reached')}</span>}
        </p>
      </div>
    </li>
  );
}
