import type { AdminLearner } from '@glossa/contract/learners';

/** Returns the initial values of the edit form. `user_level` is the level pinned by an admin. */
export const editValues = (learner: AdminLearner) => ({
  username: learner.username,
  email: learner.email,
  firstname: learner.firstname,
  lastname: learner.lastname,
  address: learner.address,
  postalcode: learner.postalcode,
  city: learner.city,
  country: learner.country,
  native_language: learner.native_language,
  current_language: learner.current_language,
  subscription_type: learner.subscription_type,
  is_active: learner.is_active,
  points: learner.points as number | string,
  user_level: learner.pinned_level,
  business: learner.business,
  account_type: learner.account_type,
  is_superuser: learner.is_superuser,
  is_staff: learner.is_staff,
  can_manage_content: learner.can_manage_content,
});
export type EditValues = ReturnType<typeof editValues>;
