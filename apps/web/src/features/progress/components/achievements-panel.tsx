import type { ReachedMilestone } from '@glossa/contract/progress';
import { useTranslation } from 'react-i18next';

import { Panel } from '@/domain/progress/panel.tsx';
import { useMilestoneText } from '@/domain/progress/use-milestone-text.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { MilestoneIcon } from './milestone-icon.tsx';
import classes from './milestones.module.css';

/** The number of milestone kinds listed beside them. */
const shown = 6;

/** The latest milestones with their dates. */
export function AchievementsPanel({ achievements }: { achievements: readonly ReachedMilestone[] }) {
  const { t } = useTranslation('achievements');
  const { date: dateText } = useFormat();
  const nameOf = useMilestoneText();
  return (
    <Panel title={t('recent')}>
      {achievements.length > 0 ? (
        <ul className={classes.list}>
          {achievements.slice(0, shown).map((one) => (
            <li key={one.id}>
              <MilestoneIcon id={one.id} />
              <span className={classes.name}>{nameOf(one)}</span>
              <span className={classes.date}>{dateText(new Date(`${one.date}T12:00:00`))}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.nothing}>{t('none')}</p>
      )}
    </Panel>
  );
}
