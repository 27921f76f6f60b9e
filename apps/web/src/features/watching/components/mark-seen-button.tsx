import { markSeenKnown } from '@glossa/contract/watching';
import { Button } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useNewCount, useTextWords } from '@/domain/words/in-text/text-words.ts';
import { call } from '@/lib/api/client.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import type { SentenceState } from '../model/sentence-player.ts';
import type { SubtitleTrack } from '../model/subtitle-track.ts';

/** Marks the remaining new words of the sentences just watched as known. */
export function MarkSeenButton({
  videoId,
  track,
  seen,
  onMarked,
}: {
  videoId: string;
  track: SubtitleTrack;
  seen: SentenceState['seen'];
  onMarked: () => void;
}) {
  const { t } = useTranslation('watch');
  const format = useFormat();
  const { queue } = useTextWords();
  const ids = useMemo(() => {
    const found = new Set<number>();
    if (!seen) return found;
    for (let seq = seen.from; seq <= seen.to; seq++) {
      for (const { w } of track.get(seq)?.tokens ?? []) if (w !== undefined) found.add(w);
    }
    return found;
  }, [track, seen]);
  const count = useNewCount(ids);
  const mark = () => {
    if (!seen) return;
    const { from, to } = seen;
    queue.markRestKnown(ids, () =>
      call(markSeenKnown, { params: { id: videoId }, body: { from_sentence: from, to_sentence: to } }),
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
