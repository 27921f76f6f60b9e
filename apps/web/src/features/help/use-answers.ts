import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { containsAll, searchable } from '@/domain/search/find-words.ts';
import type { Searchable } from '@/domain/search/find-words.ts';
import { practiceKeys } from '@/domain/key-bindings/practice-keys.ts';
import { readerKeys } from '@/domain/key-bindings/reader-keys.ts';
import { readerToolKeys } from '@/domain/key-bindings/reader-tool-keys.ts';
import { useKeyBindings } from '@/domain/key-bindings/use-key-bindings.ts';
import { watchKeys } from '@/domain/key-bindings/watch-keys.ts';
import { keysText } from '@/ui/data/keys.tsx';
import { questionIds } from './questions.ts';
import type { QuestionId } from './questions.ts';

export interface AnsweredQuestion {
  id: QuestionId;
  question: Searchable;
  answer: Searchable;
}

/** Returns the answers that contain every search word, or all answers if there are no search words. */
export function useAnswers(words: readonly string[]): AnsweredQuestion[] {
  const { t } = useTranslation('help');
  const keys = useKeyNames();
  const answers = useMemo(
    () =>
      questionIds.map((id) => ({
        id,
        question: searchable(t(`questions.${id}.question`)),
        answer: searchable(t(`questions.${id}.answer`, keys)),
      })),
    [t, keys],
  );
  return answers.filter(({ question, answer }) => containsAll([question, answer], words));
}

const defaultKeys = {
  ...readerKeys,
  ...readerToolKeys,
  ...watchKeys,
  ...practiceKeys,
};

type KeyNames = Readonly<Record<keyof typeof defaultKeys, string>>;

/** Returns this account's keys by action, as written in sentences. Until they have loaded, returns the defaults. */
export function useKeyNames(): KeyNames {
  const { customKeys } = useKeyBindings();
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries({ ...defaultKeys, ...customKeys }).map(([action, key]) => [action, keysText(key)]),
      ) as KeyNames,
    [customKeys],
  );
}
