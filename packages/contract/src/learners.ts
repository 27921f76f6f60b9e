import * as z from 'zod';

import { Email, SubscriptionType, UserLevel } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { LanguageRef, paginated, Moment, PageQuery, QueryFlag } from './fields.ts';
import { messages } from './messages.ts';
import { RegistrationPassword } from './passwords.ts';
import { StorageUse } from './storage.ts';

/** A learner ID. A malformed one is rejected with the error message from the specification. */
export const LearnerId = z.uuid(messages.learner_id_invalid);

export const subscriptionTypes = ['Basic', 'Pro', 'Ultimate'] as const;
export const userLevels = ['wordsmith', 'linguist', 'polyglott'] as const;
export const accountTypes = ['learner', 'shop_client'] as const;

/** A user's roles besides learner. `none` matches users without any of these roles. */
export const learnerRoles = ['admin', 'staff', 'content', 'none'] as const;
export type LearnerRole = (typeof learnerRoles)[number];

/** Sort keys of the list. `id` sorts by creation order. */
export const learnerSorts = ['id', 'username', 'email', 'name', 'status', 'subscription', 'points'] as const;
export type LearnerSort = (typeof learnerSorts)[number];

const orderings = learnerSorts.flatMap((sort) => [sort, `-${sort}`] as const);

/** A learner as a row in the list. */
export const ListedLearner = z
  .object({
    id: LearnerId,
    username: z.string(),
    email: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    subscription_type: SubscriptionType,
    account_type: z.enum(accountTypes),
    is_active: z.boolean(),
    points: z.int(),
    user_level: UserLevel,
    is_superuser: z.boolean(),
    is_staff: z.boolean(),
    can_manage_content: z.boolean(),
    created_at: Moment,
    last_login_at: Moment.nullable(),
    has_second_factor: z.boolean(),
  })
  .meta({ id: 'ListedLearner' });
export type ListedLearner = z.infer<typeof ListedLearner>;

/** A learner, with the fields that only admins see. */
export const AdminLearner = ListedLearner.extend({
  address: z.string(),
  /** Kept as entered, because postal codes can contain letters and leading zeros. */
  postalcode: z.string(),
  city: z.string(),
  country: z.string(),
  native_language: z.string(),
  current_language: z.string().nullable(),
  business: z.boolean(),
  /** Level set by an admin. Null if the level is based on the points. */
  pinned_level: UserLevel.nullable(),
  /** Number of active browser sessions. */
  open_sessions: z.int(),
  access_tokens: z.int(),
  /** When the learner confirmed the email address; null until then. */
  email_verified_at: Moment.nullable(),
}).meta({ id: 'AdminLearner' });
export type AdminLearner = z.infer<typeof AdminLearner>;

const boundedText = (maxLength: number) => z.string().trim().max(maxLength, messages.field_long);

const Postalcode = z
  .union([z.int().min(0).max(9_999_999_999), z.string()], messages.postalcode_invalid)
  .transform(String)
  .pipe(boundedText(20));

/** Maximum number of points that an admin can set. */
export const maxPoints = 1_000_000_000;

export const Username = z
  .string(messages.username_required)
  .trim()
  .min(1, messages.username_required)
  .max(100, messages.field_long)
  .regex(/^[^\s@<>"']+$/, messages.username_invalid);

const fields = {
  firstname: boundedText(100),
  lastname: boundedText(100),
  address: boundedText(300),
  postalcode: Postalcode,
  city: boundedText(100),
  country: boundedText(100),
  native_language: boundedText(20),
  current_language: LanguageRef.nullable(),
  subscription_type: SubscriptionType,
  is_active: z.boolean(),
  points: z
    .int(messages.points_invalid)
    .min(0, messages.points_invalid)
    .max(maxPoints, messages.points_invalid),
  /** Null if the level is based on the points. */
  user_level: UserLevel.nullable(),
  business: z.boolean(),
  account_type: z.enum(accountTypes),
  is_superuser: z.boolean(),
  is_staff: z.boolean(),
  can_manage_content: z.boolean(),
};

/** For a body that isn't an object, returns the error message from the specification. */
const invalidDataMessage = {
  error: ({ code }: { code: string }) =>
    code === 'invalid_type' ? messages.learner_data_invalid : undefined,
};

/** The fields that an admin can change. Other fields are rejected. */
export const LearnerChange = z
  .strictObject({ username: Username, email: Email, ...fields }, invalidDataMessage)
  .partial();
export type LearnerChange = z.output<typeof LearnerChange>;

/** Fields that grant roles. Changing them requires a recent identity confirmation. */
export const roleFields = ['is_superuser', 'is_staff', 'can_manage_content'] as const;

/** A learner created by an admin. */
export const NewLearner = z.strictObject(
  {
    email: Email,
    /** Derived from the email address if omitted. */
    username: Username.optional(),
    /** If omitted, the learner sets a password through the invitation. */
    password: RegistrationPassword.optional(),
    /** Whether to email an invitation to a learner who has no password. */
    invite: z.boolean().default(true),
    ...z.object(fields).omit({ is_active: true }).partial().shape,
  },
  invalidDataMessage,
);
export type NewLearner = z.output<typeof NewLearner>;

/** Filters of the list and of its export. */
export const learnerFilters = {
  /**
   * Searches usernames, email addresses and names. Every term must match; terms of one or two letters match only
   * prefixes.
   */
  search: z.string().trim().max(200).optional(),
  is_active: QueryFlag.optional(),
  subscription_type: SubscriptionType.optional(),
  role: z.enum(learnerRoles).optional(),
  account_type: z.enum(accountTypes).optional(),
};

export const listLearners = endpoint({
  method: 'GET',
  path: '/api/auth/learners/',
  summary: 'List learners, newest first, with the number of active and inactive ones',
  access: 'admin',
  query: PageQuery.extend({ ...learnerFilters, ordering: z.enum(orderings).default('-id') }),
  result: paginated(ListedLearner).extend({
    /** Whether there are more than `count`. */
    more: z.boolean(),
    /** Number of learners by status, with all filters except `is_active` applied. Null during a search. */
    statuses: z.object({ active: z.int(), inactive: z.int() }).nullable(),
  }),
});

export const exportLearners = endpoint({
  method: 'GET',
  path: '/api/auth/learners/export/',
  summary: 'Export the matching learners as a table, oldest first',
  access: 'admin',
  query: z.object(learnerFilters),
  produces: ['text/csv; charset=utf-8'],
});

const params = { id: LearnerId };

export const getLearner = endpoint({
  method: 'GET',
  path: '/api/auth/learners/{id}/',
  summary: 'Get a learner with all fields',
  access: 'admin',
  params,
  result: AdminLearner,
  errors: ['learner_not_found'],
});

export const getLearnerStorage = endpoint({
  method: 'GET',
  path: '/api/auth/learners/{id}/storage/',
  summary: 'Get how much space a learner’s files take up and how much their plan includes',
  access: 'admin',
  params,
  result: StorageUse,
  errors: ['learner_not_found'],
});

export const createLearner = endpoint({
  method: 'POST',
  path: '/api/auth/learners/',
  summary: 'Create a learner, who is emailed an invitation to set a password unless one is given',
  access: 'admin',
  sessionOnly: true,
  status: 201,
  body: NewLearner,
  result: AdminLearner,
  errors: [
    'email_taken',
    'username_taken',
    'proof_required',
    // `email_not_verified`: the admin hasn't confirmed their own address.
    'email_not_verified',
    'learner_not_verified',
  ],
});

export const updateLearner = endpoint({
  method: 'PATCH',
  path: '/api/auth/learners/{id}/',
  summary: 'Update a learner; setting `is_active` to false ends all sessions and tokens immediately',
  access: 'admin',
  sessionOnly: true,
  params,
  body: LearnerChange,
  result: AdminLearner,
  errors: [
    'learner_not_found',
    'email_taken',
    'username_taken',
    'last_admin',
    'own_account',
    'plan_limit',
    'proof_required',
    'learner_not_verified',
  ],
});

export const deactivateLearner = endpoint({
  method: 'DELETE',
  path: '/api/auth/learners/{id}/',
  summary: 'Deactivate a learner: blocks signing in, and ends all sessions and tokens immediately',
  access: 'admin',
  sessionOnly: true,
  params,
  errors: ['learner_not_found', 'last_admin', 'own_account'],
});

export const deleteLearner = endpoint({
  method: 'DELETE',
  path: '/api/auth/learners/{id}/hard_delete/',
  summary: 'Delete a learner and their personal data; orders are kept without it',
  access: 'admin',
  sessionOnly: true,
  needsProof: true,
  params,
  errors: ['learner_not_found', 'last_admin', 'own_account'],
});

export const endLearnerSessions = endpoint({
  method: 'POST',
  path: '/api/auth/learners/{id}/end_sessions/',
  summary: 'Sign a learner out everywhere by ending all sessions and personal access tokens',
  access: 'admin',
  sessionOnly: true,
  params,
  result: z.object({ sessions: z.int(), tokens: z.int() }),
  errors: ['learner_not_found', 'own_account'],
});

export const resetSecondFactor = endpoint({
  method: 'POST',
  path: '/api/auth/learners/{id}/reset_second_factor/',
  summary: 'Remove the second factor of a learner who has lost it, end their sessions and notify them',
  access: 'admin',
  sessionOnly: true,
  needsProof: true,
  params,
  errors: ['learner_not_found', 'own_account', 'second_factor_missing'],
});

export const inviteLearner = endpoint({
  method: 'POST',
  path: '/api/auth/learners/{id}/invite/',
  summary: 'Email a learner a link to set a password, valid for seven days',
  access: 'admin',
  sessionOnly: true,
  limit: 'mail',
  params,
  errors: ['learner_not_found', 'learner_inactive', 'email_not_verified'],
});
