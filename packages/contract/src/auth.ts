import * as z from 'zod';

import { credential } from './credential.ts';
import { endpoint } from './endpoint.ts';
import { Id, LanguageRef, Moment } from './fields.ts';
import { messages } from './messages.ts';
import { EnteredPassword, PasswordChange, PasswordReset } from './passwords.ts';
import { Registration } from './registration.ts';
import { UiLanguage } from './ui-language.ts';

export const SubscriptionType = z.enum(['Basic', 'Pro', 'Ultimate']);
export const UserLevel = z.enum(['wordsmith', 'linguist', 'polyglott']);

/** The signed-in user, with the data that every screen needs. */
export const User = z
  .object({
    id: Id,
    email: z.string(),
    /** Whether the email address is confirmed. Always true if the site doesn't require confirmation. */
    email_verified: z.boolean(),
    username: z.string(),
    firstname: z.string(),
    lastname: z.string(),
    account_type: z.enum(['learner', 'shop_client']),
    points: z.int(),
    user_level: UserLevel,
    subscription_type: SubscriptionType,
    current_language: z.string().nullable(),
    selected_languages: z.array(z.object({ name: z.string(), code: z.string() })),
    ui_language: z.string(),
    time_zone: z.string(),
    is_superuser: z.boolean(),
    is_staff: z.boolean(),
    can_manage_content: z.boolean(),
    /** Whether signing in requires a second step or a passkey. */
    has_second_factor: z.boolean(),
    /**
     * When the account becomes unusable unless a second factor is set up. Null if the account's role doesn't require
     * one, or if the account already has one.
     */
    second_factor_due: Moment.nullable(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

export const SignedIn = z.object({
  user: User,
  signingKey: credential(z.string()),
  /** When the session expires unless it is extended. */
  expires_at: Moment,
});

export const Email = z
  .string(messages.email_required)
  .trim()
  .min(1, messages.email_required)
  .max(254, messages.email_invalid)
  .pipe(z.email(messages.email_invalid));

export const getCsrfToken = endpoint({
  method: 'GET',
  path: '/api/auth/csrf/',
  summary: 'Get a CSRF token, which is also set as the csrftoken cookie',
  access: 'public',
  beforeSecondFactor: true,
  result: z.object({ csrfToken: z.string() }),
});

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login/',
  summary: 'Sign in; an account with a second factor continues at /api/auth/second-factor/verify/',
  access: 'public',
  limit: 'login',
  body: z.strictObject(
    { email: Email, password: EnteredPassword },
    // The message for a body that is missing or isn't an object.
    { error: ({ code }) => (code === 'invalid_type' ? messages.credentials_required : undefined) },
  ),
  result: SignedIn,
  errors: ['invalid_credentials', 'password_sign_in_off', 'second_factor_required'],
});

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout/',
  summary: "Sign out; also succeeds if you aren't signed in",
  access: 'public',
  beforeSecondFactor: true,
});

export const checkAuth = endpoint({
  method: 'GET',
  path: '/api/auth/check-auth/',
  summary: 'Get the signed-in user and extend the session by one hour',
  access: 'public',
  beforeSecondFactor: true,
  result: z.discriminatedUnion('isAuthenticated', [
    z.object({ isAuthenticated: z.literal(false) }),
    z.object({ isAuthenticated: z.literal(true), ...SignedIn.shape }),
  ]),
});

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register/',
  summary: 'Register a shop account; if the email is in use, sends an email and responds the same way',
  access: 'public',
  limit: 'account',
  status: 201,
  body: Registration,
  result: z.object({ email: z.string() }),
  errors: ['password_sign_in_off'],
});

export const requestPasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/password-reset/request/',
  summary: 'Send a password reset link; the response is the same whether or not the email is registered',
  access: 'public',
  limit: 'mail',
  body: z.strictObject({ email: Email }),
  status: 200,
  result: z.object({ sent: z.literal(true) }),
  errors: ['password_sign_in_off'],
});

export const confirmPasswordReset = endpoint({
  method: 'POST',
  path: '/api/auth/password-reset/confirm/',
  summary: 'Set a new password with the token from a reset link (valid once, for 30 minutes)',
  access: 'public',
  limit: 'account',
  body: PasswordReset,
  errors: ['password_sign_in_off', 'reset_token_invalid'],
});

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/auth/change-password/',
  summary: 'Change your password and end your other sessions',
  access: 'user',
  sessionOnly: true,
  limit: 'account',
  body: PasswordChange,
  result: SignedIn,
  errors: ['wrong_password', 'same_password', 'password_sign_in_off'],
});

/** The phrase that users have to type to delete their account. The request itself has no body. */
export const deleteAccountConfirmation = 'delete my account';

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/auth/delete-account/',
  summary: 'Delete your account and its personal data',
  access: 'user',
  sessionOnly: true,
  needsProof: true,
  limit: 'account',
  errors: ['last_admin'],
});

export const startLearning = endpoint({
  method: 'POST',
  path: '/api/auth/start-learning/',
  summary: 'Choose a language to learn; turns a shop account into a learner account',
  access: 'user',
  body: z.strictObject({ language: LanguageRef }),
  result: User,
  errors: ['plan_limit'],
});

const isTimeZone = (value: string): boolean => {
  try {
    return Intl.DateTimeFormat('en', { timeZone: value }) !== undefined;
  } catch {
    return false;
  }
};

export const updateProfile = endpoint({
  method: 'POST',
  path: '/api/user/profile/update/',
  summary: 'Update your name, address, languages and time zone',
  access: 'user',
  body: z.strictObject({
    firstname: z.string().trim().max(100).optional(),
    lastname: z.string().trim().max(100).optional(),
    address: z.string().trim().max(300).optional(),
    postalcode: z.string().trim().max(20).optional(),
    city: z.string().trim().max(100).optional(),
    country: z.string().trim().max(100).optional(),
    native_language: z.string().trim().max(20).optional(),
    current_language: LanguageRef.nullable().optional(),
    selected_languages: z.array(LanguageRef).max(26).optional(),
    time_zone: z.string().refine(isTimeZone, messages.time_zone_invalid).optional(),
  }),
  result: User,
  errors: ['plan_limit'],
});

export const updateUiLanguage = endpoint({
  method: 'POST',
  path: '/api/learners/update_ui_language/',
  summary: 'Save the interface language in your account',
  access: 'user',
  beforeSecondFactor: true,
  body: z.strictObject({ language_code: UiLanguage }),
});

/** Exact counts for the learning language, shown on the sidebar card. */
export const LearnerCard = z.object({
  points: z.int(),
  user_level: UserLevel,
  /** Running words read so far. */
  total_words: z.int(),
  /** Distinct words that the learner has encountered and marked. */
  unique_words: z.int(),
});

export const getMe = endpoint({
  method: 'GET',
  path: '/api/auth/learners/me/',
  summary: 'Get your points and totals',
  access: 'user',
  result: LearnerCard,
});
