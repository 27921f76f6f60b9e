import { chooseVisitorLanguage } from '@glossa/contract/companion';
import { defaultLanguageCodes } from '@glossa/language/languages';

import { useEndpointMutation } from '@/lib/api/query.ts';
import type { LanguageChoice } from '@/domain/companion/use-sync-from-companion.ts';
import { rereadCookies, readLanguageList } from '@/domain/companion/use-language-cookies.ts';
import { useLearningLanguage } from '@/domain/languages/use-learning-language.ts';
import { canAddLanguage } from '@/domain/languages/can-add-language.ts';
import { useUser } from '@/domain/session/session-context.ts';

/** A language choice and the available codes. */
export interface LanguageOptions extends LanguageChoice {
  options: readonly string[];
  isPending: boolean;
}

/** Returns the learner's choice, which is stored in the account. */
export function useLearnerChoice(): LanguageOptions {
  const user = useUser();
  const { choose, isPending } = useLearningLanguage();
  const learningCodes = user.selected_languages.map(({ code }) => code);
  const others = canAddLanguage(user)
    ? defaultLanguageCodes.filter((code) => !learningCodes.includes(code))
    : [];
  return {
    current: user.current_language ?? undefined,
    options: [...learningCodes, ...others],
    isLearning: (code) => learningCodes.includes(code),
    canStart: canAddLanguage(user),
    choose: (code, onDone) =>
      choose(code, () => {
        rereadCookies();
        onDone?.();
      }),
    isPending,
  };
}

/** Returns a visitor's choice, which is stored in this browser's cookies. */
export function useVisitorChoice(current: string | undefined): LanguageOptions {
  const { mutate, isPending } = useEndpointMutation(chooseVisitorLanguage, { onSuccess: rereadCookies });
  const list = readLanguageList();
  return {
    current,
    options: list.length > 0 ? list : defaultLanguageCodes,
    isLearning: () => true,
    canStart: true,
    choose: (code, onDone) => mutate({ body: { language: code } }, { onSuccess: () => onDone?.() }),
    isPending,
  };
}
