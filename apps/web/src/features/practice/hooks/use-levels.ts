import { getMe } from '@glossa/contract/auth';
import { getPracticeSummary } from '@glossa/contract/practice';
import { listArchivedTexts, listTexts } from '@glossa/contract/texts';
import { bulkUpdateWords } from '@glossa/contract/bulk-words';
import { undoWords } from '@glossa/contract/word-changes';
import { getWord } from '@glossa/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { call } from '@/lib/api/client.ts';
import { endpointKey } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import type { Suggested } from '../model/round.ts';

/** Queries that depend on word levels. */
const counting = [getWord, getMe, getPracticeSummary, listTexts, listArchivedTexts];

/** Applies the suggested levels to words, and undoes that. `applied` contains word IDs. */
export function useLevels(): {
  applied: ReadonlySet<number>;
  isPending: boolean;
  apply: (words: readonly Suggested[]) => void;
} {
  const { t } = useTranslation('practice');
  const client = useQueryClient();
  const [applied, setApplied] = useState<ReadonlySet<number>>(new Set());
  const [isPending, setPending] = useState(false);

  const run = async (work: () => Promise<void>) => {
    setPending(true);
    try {
      await work();
    } catch (error) {
      toast.apiError(errorText(error));
    } finally {
      setPending(false);
      for (const endpoint of counting) void client.invalidateQueries({ queryKey: endpointKey(endpoint) });
    }
  };
  const undo = (tokens: readonly string[], ids: readonly number[]) =>
    run(async () => {
      for (const token of tokens) await call(undoWords, { body: { token } });
      setApplied((before) => new Set([...before].filter((id) => !ids.includes(id))));
    });
  const apply = (words: readonly Suggested[]) =>
    run(async () => {
      const tokens: string[] = [];
      for (const level of new Set(words.map((word) => word.level))) {
        const ids = words.filter((word) => word.level === level).map(({ card }) => card.id);
        const done = await call(bulkUpdateWords, { body: { ids, knowledge_level: level } });
        if (done.undo) tokens.push(done.undo);
      }
      const ids = words.map(({ card }) => card.id);
      setApplied((before) => new Set([...before, ...ids]));
      toast.undo({
        message: t('suggestions.applied', { count: ids.length }),
        onUndo: () => void undo(tokens, ids),
      });
    });
  return { applied, isPending, apply: (words) => void apply(words) };
}
