import type { LearnerRole, ListedLearner } from '@glossa/contract/learners';

/** Returns a learner's roles. */
export const rolesOf = ({
  is_superuser,
  is_staff,
  can_manage_content,
}: Pick<ListedLearner, 'is_superuser' | 'is_staff' | 'can_manage_content'>): Exclude<
  LearnerRole,
  'none'
>[] => [
  ...(is_superuser ? (['admin'] as const) : []),
  ...(is_staff ? (['staff'] as const) : []),
  ...(can_manage_content ? (['content'] as const) : []),
];
