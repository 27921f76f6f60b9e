import { markKnown } from '@glossa/contract/reading';
import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import { useWordsOnShow } from '@/domain/words/in-text/hooks/words-on-show.ts';
import { queuedCall } from '@/domain/words/in-text/model/queued-call.ts';
import type { WordStore } from '@/domain/words/in-text/model/word-store.ts';
import { isNew } from '@/domain/words/word-level.ts';

/** Counts the new words once per change, because React reads the snapshot several times. */
function countNew(words: WordStore, ids: ReadonlySet<number>): () => number {
  let version: number | undefined;
  let count = 0;
  return () => {
    if (version !== words.version()) {
      version = words.version();
      count = 0;
      for (const id of ids) if (isNew(words.read(id))) count += 1;
    }
    return count;
  };
}

/** Marks the remaining new words of the page as known; says so when there are none. */
export function MarkRestButton({
  textId,
  from,
  to,
  ids,
  slim = false,
}: {
  textId: string;
  /** First and last sentence of the page. */
  from: number;
  to: number;
  /** IDs of the words on the page. */
  ids: ReadonlySet<number>;
  /** A compact button between pages, shown only while there are words to mark. */
  slim?: boolean;
}) {
  const { t } = useTranslation('reader');
  const format = useFormat();
  const { words, changes } = useWordsOnShow();
  const count = useSyncExternalStore(
    words.subscribeAll,
    useMemo(() => countNew(words, ids), [words, ids]),
  );
  const mark = () =>
    queuedCall(markKnown, { params: { id: textId }, body: { from_sentence: from, to_sentence: to } });
  if (slim && count === 0) return null;
  return (
    <Button
      {...(slim ? { variant: 'subtle', color: 'gray', size: 'compact-xs' } : { variant: 'default' })}
      leftSection={<IconChecks size={slim ? 14 : 18} stroke={1.6} />}
      disabled={count === 0}
      onClick={() => changes.markRestKnown(ids, mark)}
    >
      {count === 0 ? t('mark_rest.none') : t('mark_rest.action', { number: format.number(count) })}
    </Button>
  );
}
