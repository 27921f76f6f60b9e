import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { containsAll, searchable } from '@/domain/search/find-words.ts';
import type { Searchable } from '@/domain/search/find-words.ts';
import { questionIds } from '../model/questions.ts';
import type { QuestionId } from '../model/questions.ts';
import { useOwnKeys } from './use-own-keys.ts';

/** A question with its answer. */
export interface Answered {
  id: QuestionId;
  question: Searchable;
  answer: Searchable;
}

/** Returns the answers that contain every search word; all answers without a search. */
export function useAnswers(words: readonly string[]): Answered[] {
  const { t } = useTranslation('help');
  const keys = useOwnKeys();
  const all = useMemo(
    () =>
      questionIds.map((id) => ({
        id,
        question: searchable(t(`questions.${id}.question`)),
        answer: searchable(t(`questions.${id}.answer`, keys)),
      })),
    [t, keys],
  );
  return all.filter(({ question, answer }) => containsAll([question, answer], words));
}
