import type { Subscribers } from './domain/events/events.ts';
import type { MilestoneChecker } from './domain/activity/milestone-checker.ts';

/** Returns the subscribers of each domain event. */
export const createSubscribers = ({ milestones }: { milestones: MilestoneChecker }): Subscribers => ({
  learned: [({ learnerId }) => milestones.check(learnerId)],
});
