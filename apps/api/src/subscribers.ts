import type { Subscribers } from './domain/events/events.ts';
import type { MilestoneChecker } from './domain/activity/milestone-checker.ts';

/** Returns who reacts to what. */
export const subscribersOf = ({ milestones }: { milestones: MilestoneChecker }): Subscribers => ({
  learned: [({ learnerId }) => milestones.check(learnerId)],
});
