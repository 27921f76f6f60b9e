import { milestoneOf } from '@glossa/contract/achievements';
import type { MilestoneMeasure } from '@glossa/contract/achievements';
import {
  IconBook,
  IconCards,
  IconClock,
  IconFlame,
  IconMovie,
  IconTrophy,
  IconVocabulary,
} from '@tabler/icons-react';

import classes from './milestones.module.css';

const icons = {
  streak: IconFlame,
  words: IconVocabulary,
  texts: IconBook,
  videos: IconMovie,
  hours: IconClock,
  reviews: IconCards,
} as const satisfies Record<MilestoneMeasure, unknown>;

/** The icon of a milestone, by what it measures. */
export function MilestoneIcon({ id }: { id: string }) {
  const measure = milestoneOf(id)?.measure;
  const Icon = measure ? icons[measure] : IconTrophy;
  return (
    <span className={classes.medal} data-measure={measure} aria-hidden="true">
      <Icon size={20} stroke={1.8} />
    </span>
  );
}
