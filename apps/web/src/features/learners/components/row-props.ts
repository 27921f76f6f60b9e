import type { ListedLearner } from '@glossa/contract/learners';

/** What can be done with one learner. */
export type LearnerDeed = 'edit' | 'activate' | 'deactivate' | 'invite' | 'end_sessions' | 'delete';

/** A learner with what can be done with them, as a row or as a card. */
export interface RowProps {
  learner: ListedLearner;
  /** It is oneself. */
  isOwn: boolean;
  selected: boolean;
  onSelect: (extend: boolean) => void;
  onAct: (deed: LearnerDeed) => void;
}
