import type { User } from '@glossa/contract/auth';

/** Creates a learner of French; `changes` override fields. */
export const sampleUser = (changes: Partial<User> = {}): User => ({
  id: '0192a0b0-0000-7000-8000-000000000001',
  email: 'reader@example.org',
  email_verified: true,
  username: 'reader',
  firstname: 'Rea',
  lastname: 'Der',
  account_type: 'learner',
  points: 0,
  user_level: 'wordsmith',
  subscription_type: 'Basic',
  current_language: 'fr',
  selected_languages: [{ name: 'French', code: 'fr' }],
  ui_language: 'en',
  time_zone: 'UTC',
  is_superuser: false,
  is_staff: false,
  can_manage_content: false,
  has_second_factor: false,
  second_factor_due: null,
  ...changes,
});

/** Creates the response to check-auth and sign-in, with a session of one hour by default. */
export const sessionResponse = (user = sampleUser(), lifetime = 3_600_000) => ({
  user,
  signingKey: 'signing-key',
  expires_at: new Date(Date.now() + lifetime).toISOString(),
});
