import type { Progress } from '@glossa/contract/progress';
import { useTranslation } from 'react-i18next';

import { Panel } from '@/domain/progress/panel.tsx';
import { useMilestoneText } from '@/domain/progress/use-milestone-text.ts';
import { ShareBar } from '@/ui/data/share-bar.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { MilestoneIcon } from './milestone-icon.tsx';
import classes from './milestones.module.css';

/** The next milestones with their progress, nearest first. */
export function MilestonesPanel({ milestones }: { milestones: Progress['next_milestones'] }) {
  const { t } = useTranslation('achievements');
  const { number } = useFormat();
  const nameOf = useMilestoneText();
  return (
    <Panel title={t('next')}>
      <ul className={classes.list}>
        {milestones.map((one) => (
          <li key={one.id} data-next>
            <MilestoneIcon id={one.id} />
            <span className={classes.name}>
              {nameOf(one)}
              <ShareBar share={one.done / one.target} />
            </span>
            <span className={classes.date}>
              {t('of', { done: number(one.done), target: number(one.target) })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
