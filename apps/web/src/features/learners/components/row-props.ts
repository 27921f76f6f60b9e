import type { ListedLearner } from '@glossa/contract/learners';

/** Actions for one learner. */
export type LearnerDeed = 'edit' | 'activate' | 'deactivate' | 'invite' | 'end_sessions' | 'delete';

/** A learner with their actions, shared by the row and the card. */
export interface RowProps {
  learner: ListedLearner;
  /** Whether the learner is the signed-in admin. */
  isOwn: boolean;
  selected: boolean;
  onSelect: (extend: boolean) => void;
  onAct: (deed: LearnerDeed) => void;
}
