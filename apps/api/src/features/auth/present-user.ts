import type { User } from '@glossa/contract/auth';
import { languageById } from '@glossa/language/languages';

import { userLevelOf } from '#domain/accounts/user-level.ts';
import type { LanguageChoice } from '#http/language-cookies.ts';
import type { Person, PersonWithPoints } from '#http/person.ts';

/** Presents a user as the contract defines it. */
export const presentUser = (person: PersonWithPoints): User => ({
  id: person.id,
  email: person.email,
  username: person.username,
  firstname: person.firstName,
  lastname: person.lastName,
  account_type: person.accountType,
  points: person.points,
  user_level: userLevelOf(person),
  subscription_type: person.subscriptionType,
  current_language: languageCodeOf(person),
  selected_languages: person.selectedLanguages.flatMap((id) => {
    const language = languageById(id);
    return language ? [{ name: language.name, code: language.code }] : [];
  }),
  ui_language: person.uiLanguage,
  time_zone: person.timeZone,
  is_superuser: person.isSuperuser,
  is_staff: person.isStaff,
  can_manage_content: person.canManageContent,
});

/** Returns the user's languages by code, as the cookies store them. */
export const languageChoiceOf = (
  person: Pick<Person, 'currentLanguage' | 'selectedLanguages'>,
): LanguageChoice => ({
  current: languageCodeOf(person),
  selected: person.selectedLanguages.flatMap((id) => languageById(id)?.code ?? []),
});

/** Returns the code of the language that the user is learning. */
const languageCodeOf = ({ currentLanguage }: Pick<Person, 'currentLanguage'>): string | null =>
  (currentLanguage === null ? undefined : languageById(currentLanguage)?.code) ?? null;
