import { getMe } from '@glossa/contract/auth';
import { bulkUpdateWords } from '@glossa/contract/bulk-words';
import { getPracticeSummary } from '@glossa/contract/practice';
import { listArchivedTexts, listTexts } from '@glossa/contract/texts';
import { undoWords } from '@glossa/contract/word-changes';
import { getWord } from '@glossa/contract/words';
import { Button, Group } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { call } from '@/lib/api/client.ts';
import { endpointKey } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { Section } from '@/ui/layout/section.tsx';
import type { LevelSuggestion } from '../model/session.ts';
import { WordList } from './word-list.tsx';

/** Level changes that the review history suggests, to apply one by one or all together. */
export function LevelSuggestions({ suggestions }: { suggestions: readonly LevelSuggestion[] }) {
  const { t } = useTranslation('practice');
  const { applied, isPending, apply } = useApplyLevels();
  const open = suggestions.filter(({ card }) => !applied.has(card.id));
  const levelText = (level: number) =>
    level === 4 ? t('suggestions.known') : t('suggestions.level', { level });
  return (
    <Section
      mb="xl"
      title={t('suggestions.title')}
      help={t('suggestions.help')}
      actions={
        open.length > 1 && (
          <Button variant="light" loading={isPending} onClick={() => apply(open)}>
            {t('suggestions.all', { count: open.length })}
          </Button>
        )
      }
    >
      <WordList
        words={suggestions.map((suggestion) => {
          const { card, level, days } = suggestion;
          return {
            card,
            detail: t('suggestions.days', { count: days }),
            end: applied.has(card.id) ? (
              <Group gap={4} fz="sm" c="var(--glossa-success)">
                <IconCheck size={18} aria-hidden="true" /> {levelText(level)}
              </Group>
            ) : (
              <Button
                size="xs"
                variant="default"
                disabled={isPending}
                aria-label={t('suggestions.apply', { word: card.text, level: levelText(level) })}
                onClick={() => apply([suggestion])}
              >
                {levelText(level)}
              </Button>
            ),
          };
        })}
      />
    </Section>
  );
}

/** Endpoints whose responses depend on word levels. */
const affectedQueries = [getWord, getMe, getPracticeSummary, listTexts, listArchivedTexts];

/** Applies suggested levels, with an undo toast. `applied` contains the IDs of the changed words. */
function useApplyLevels(): {
  applied: ReadonlySet<number>;
  isPending: boolean;
  apply: (words: readonly LevelSuggestion[]) => void;
} {
  const { t } = useTranslation('practice');
  const client = useQueryClient();
  const [applied, setApplied] = useState<ReadonlySet<number>>(new Set());
  const [isPending, setPending] = useState(false);

  const run = async (action: () => Promise<void>) => {
    setPending(true);
    try {
      await action();
    } catch (error) {
      toast.apiError(errorText(error));
    } finally {
      setPending(false);
      for (const endpoint of affectedQueries)
        void client.invalidateQueries({ queryKey: endpointKey(endpoint) });
    }
  };
  const undo = (tokens: readonly string[], ids: readonly number[]) =>
    run(async () => {
      for (const token of tokens) await call(undoWords, { body: { token } });
      setApplied((before) => new Set([...before].filter((id) => !ids.includes(id))));
    });
  const apply = (words: readonly LevelSuggestion[]) =>
    run(async () => {
      const tokens: string[] = [];
      for (const level of new Set(words.map((word) => word.level))) {
        const ids = words.filter((word) => word.level === level).map(({ card }) => card.id);
        const result = await call(bulkUpdateWords, { body: { ids, knowledge_level: level } });
        if (result.undo) tokens.push(result.undo);
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
