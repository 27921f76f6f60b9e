import { milestoneOf } from '@glossa/contract/achievements';
import type { MilestoneMeasure } from '@glossa/contract/achievements';
import type { ReachedMilestone, Progress } from '@glossa/contract/progress';
import {
  IconBook,
  IconCards,
  IconClock,
  IconFlame,
  IconMovie,
  IconTrophy,
  IconVocabulary,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { Panel } from '@/domain/progress/panel.tsx';
import { useMilestoneText } from '@/domain/progress/use-milestone-text.ts';
import { ShareBar } from '@/ui/data/share-bar.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import classes from './milestone-panels.module.css';

/** As many as there are kinds of milestones, which the panel beside lists. */
const maxAchievements = 6;

/** The latest milestones with their dates. */
export function AchievementsPanel({ achievements }: { achievements: readonly ReachedMilestone[] }) {
  const { t } = useTranslation('achievements');
  const { date: dateText } = useFormat();
  const nameOf = useMilestoneText();
  return (
    <Panel title={t('recent')}>
      {achievements.length > 0 ? (
        <ul className={classes.list}>
          {achievements.slice(0, maxAchievements).map((milestone) => (
            <li key={milestone.id}>
              <MilestoneIcon id={milestone.id} />
              <span className={classes.name}>{nameOf(milestone)}</span>
              <span className={classes.date}>{dateText(new Date(`${milestone.date}T12:00:00`))}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.nothing}>{t('none')}</p>
      )}
    </Panel>
  );
}

/** The next milestones with their progress, nearest first. */
export function MilestonesPanel({ milestones }: { milestones: Progress['next_milestones'] }) {
  const { t } = useTranslation('achievements');
  const { number } = useFormat();
  const nameOf = useMilestoneText();
  return (
    <Panel title={t('next')}>
      <ul className={classes.list}>
        {milestones.map((milestone) => (
          <li key={milestone.id} data-next>
            <MilestoneIcon id={milestone.id} />
            <span className={classes.name}>
              {nameOf(milestone)}
              <ShareBar share={milestone.done / milestone.target} />
            </span>
            <span className={classes.date}>
              {t('of', { done: number(milestone.done), target: number(milestone.target) })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const icons = {
  streak: IconFlame,
  words: IconVocabulary,
  texts: IconBook,
  videos: IconMovie,
  hours: IconClock,
  reviews: IconCards,
} as const satisfies Record<MilestoneMeasure, unknown>;

/** The icon of a milestone, by what it measures. */
function MilestoneIcon({ id }: { id: string }) {
  const measure = milestoneOf(id)?.measure;
  const Icon = measure ? icons[measure] : IconTrophy;
  return (
    <span className={classes.medal} data-measure={measure} aria-hidden="true">
      <Icon size={20} stroke={1.8} />
    </span>
  );
}
