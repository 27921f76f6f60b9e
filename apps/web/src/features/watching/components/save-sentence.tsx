import { Button } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { useSaved } from '@/domain/saved/use-saved.ts';
import { useSelected } from '@/domain/words/in-text/text-words.ts';
import type { WordOccurrence } from '@/domain/words/in-text/sentences.ts';

/** In the word panel: saves or unsaves the sentence at its place in the video. */
export function SaveSentence({ video, shown }: { video: string; shown: readonly WordOccurrence[] }) {
  const index = useSelected()?.index;
  const sentence = index === undefined ? undefined : shown[index]?.seq;
  return sentence === undefined ? null : <Heart video={video} sentence={sentence} />;
}

function Heart({ video, sentence }: { video: string; sentence: number }) {
  const { t } = useTranslation('saved');
  const { isSaved: saved, isBusy: busy, toggle } = useSaved({ kind: 'sentence', video, sentence });
  const Icon = saved ? IconHeartFilled : IconHeart;
  return (
    <Button
      variant="default"
      size="compact-sm"
      style={{ alignSelf: 'flex-start' }}
      leftSection={<Icon size={16} stroke={1.6} />}
      aria-pressed={saved}
      aria-busy={busy}
      onClick={toggle}
    >
      {t('save.sentence')}
    </Button>
  );
}
