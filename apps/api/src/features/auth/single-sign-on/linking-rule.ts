import type { User } from '#domain/accounts/user.ts';

/**
 * What to do when a provider's verified email matches an account that isn't linked to the provider. `link`: link them.
 * `take_over`: link them and end all other access to the account. `ask`: the user has to sign in to the account another
 * way first.
 */
export type LinkingRule = 'link' | 'take_over' | 'ask';

/** Inputs to the rule that aren't part of the account. */
export interface LinkingContext {
  /** Whether the account's owner has also confirmed its email here. */
  hasProvedEmail: boolean;
  passwordSignIn: boolean;
}

/**
 * Decides whether a verified email is enough to link an account. Someone else may have registered the account in
 * advance, to share access once the email's owner signs in. More is at stake if the account has a role or a second
 * factor. Where passwords are turned off, the provider decides who owns an email, and most people couldn't sign in
 * another way.
 */
export function chooseLinkingRule(
  user: User,
  { hasProvedEmail, passwordSignIn }: LinkingContext,
): LinkingRule {
  if (user.isSuperuser || user.isStaff || user.canManageContent || user.hasSecondFactor) return 'ask';
  if (hasProvedEmail) return 'link';
  return passwordSignIn ? 'ask' : 'take_over';
}
