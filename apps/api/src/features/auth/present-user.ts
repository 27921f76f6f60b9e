import type { User as UserJson } from '@glossa/contract/auth';
import { languageById } from '@glossa/language/languages';

import { computeUserLevel, type UserWithPoints, type User } from '#domain/accounts/user.ts';
import type { Config } from '#config.ts';
import { isEmailVerified } from '#domain/accounts/email-verification.ts';
import { findSecondFactorDue } from '#domain/accounts/second-factor-policy.ts';
import type { LanguageChoice } from '#http/language-cookies.ts';

/** Presents a user, with languages as codes and names instead of IDs. */
export const presentUser = (
  user: UserWithPoints,
  { secondFactor, emailVerification }: Pick<Config, 'secondFactor' | 'emailVerification'>,
): UserJson => ({
  id: user.id,
  email: user.email,
  email_verified: isEmailVerified(user, emailVerification),
  username: user.username,
  firstname: user.firstName,
  lastname: user.lastName,
  account_type: user.accountType,
  points: user.points,
  user_level: computeUserLevel(user),
  subscription_type: user.subscriptionType,
  current_language: languageCodeOf(user),
  selected_languages: user.selectedLanguages.flatMap((id) => {
    const language = languageById(id);
    return language ? [{ name: language.name, code: language.code }] : [];
  }),
  ui_language: user.uiLanguage,
  time_zone: user.timeZone,
  is_superuser: user.isSuperuser,
  is_staff: user.isStaff,
  can_manage_content: user.canManageContent,
  has_second_factor: user.hasSecondFactor,
  second_factor_due: findSecondFactorDue(user, secondFactor)?.toISOString() ?? null,
});

/** Returns the user's languages by code, as the cookies store them. */
export const toLanguageChoice = (
  user: Pick<User, 'currentLanguage' | 'selectedLanguages'>,
): LanguageChoice => ({
  current: languageCodeOf(user),
  selected: user.selectedLanguages.flatMap((id) => languageById(id)?.code ?? []),
});

/** Returns the code of the language that the user is learning. */
const languageCodeOf = ({ currentLanguage }: Pick<User, 'currentLanguage'>): string | null =>
  (currentLanguage === null ? undefined : languageById(currentLanguage)?.code) ?? null;
