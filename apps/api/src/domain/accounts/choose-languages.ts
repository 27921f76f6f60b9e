import { languageLimits } from '@glossa/contract/plans';

import type { User } from './user.ts';

/** A user's learning languages, by ID. */
export type Languages = Pick<User, 'currentLanguage' | 'selectedLanguages'>;

/**
 * Returns a user's languages after a choice; undefined when the plan doesn't include that many languages.
 *
 * The current language is always among the selected languages. Removing languages is always allowed, even if more
 * remain than the plan includes. If the current language is removed, the first remaining language replaces it.
 */
export function chooseLanguages(
  { currentLanguage, selectedLanguages, subscriptionType }: Languages & Pick<User, 'subscriptionType'>,
  choice: { current?: number | null | undefined; selected?: number[] | undefined },
): Languages | undefined {
  const selected = new Set(choice.selected ?? selectedLanguages);
  if (choice.current) selected.add(choice.current);
  const added = [...selected].some((language) => !selectedLanguages.includes(language));
  if (added && selected.size > languageLimits[subscriptionType]) return undefined;
  const current = choice.current === undefined ? currentLanguage : choice.current;
  const isCurrentSelected = current === null || selected.has(current);
  return {
    currentLanguage: isCurrentSelected ? current : ([...selected][0] ?? null),
    selectedLanguages: [...selected],
  };
}
