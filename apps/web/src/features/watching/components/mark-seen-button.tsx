import { markSentenceWordsKnown } from '@glossa/contract/watching';
import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useNewCount, useTextWords } from '@/domain/words/in-text/text-words.ts';
import { call } from '@/lib/api/client.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import type { SentenceState } from '../model/sentence-player.ts';
import type { SubtitleTrack } from '../model/subtitle-track.ts';

/** Marks the remaining new words in the sentences just watched as known. */
export function MarkSeenButton({
  videoId,
  track,
  watchedRange,
  onMarked,
}: {
  videoId: string;
  track: SubtitleTrack;
  watchedRange: SentenceState['watchedRange'];
  onMarked: () => void;
}) {
  const { t } = useTranslation('watch');
  const format = useFormat();
  const { queue } = useTextWords();
  const ids = useMemo(() => {
    const found = new Set<number>();
    if (!watchedRange) return found;
    for (let seq = watchedRange.from; seq <= watchedRange.to; seq++) {
      for (const { w } of track.get(seq)?.tokens ?? []) if (w !== undefined) found.add(w);
    }
    return found;
  }, [track, watchedRange]);
  const count = useNewCount(ids);
  const mark = () => {
    if (!watchedRange) return;
    const { from, to } = watchedRange;
    queue.markRestKnown(ids, () =>
      call(markSentenceWordsKnown, {
        params: { id: videoId },
        body: { from_sentence: from, to_sentence: to },
      }),
    );
    onMarked();
  };
  return (
    <Button
      fullWidth
      variant="default"
      leftSection={<IconChecks size={18} stroke={1.6} />}
      disabled={count === 0}
      onClick={mark}
    >
      {count === 0 ? t('seen.none') : t('seen.action', { number: format.number(count) })}
    </Button>
  );
}
