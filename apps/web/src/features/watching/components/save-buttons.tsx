import { Button } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { readerToolKeys } from '@/domain/key-bindings/reader-tool-keys.ts';
import { watchKeys } from '@/domain/key-bindings/watch-keys.ts';
import type { Player } from '@/domain/player/player.ts';
import { SaveButton } from '@/domain/saved/save-button.tsx';
import { useSaved, useSavedToggle } from '@/domain/saved/use-saved.ts';
import { useSelected, useTextWords } from '@/domain/words/in-text/text-words.ts';
import type { WordOccurrence } from '@/domain/words/in-text/sentences.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';

/**
 * Saves or unsaves the current second of the video. Also registers the shortcuts that save the current second and the
 * current sentence.
 */
export function SaveMoment({
  video,
  player,
  occurrences,
  seq,
}: {
  /** ID of the video. */
  video: string;
  player: Player;
  occurrences: readonly WordOccurrence[];
  /** Number of the current sentence; undefined if there is none. */
  seq: number | undefined;
}) {
  const { t } = useTranslation(['watch', 'reader', 'saved']);
  const { selection } = useTextWords();
  const toggle = useSavedToggle();
  const now = () => Math.floor(player.now() / 1000) * 1000;
  const position = useSyncExternalStore(player.subscribe, now);
  const group = t('keys.group');
  const saveSentence = () => {
    const sentence = occurrences[selection.read()?.index ?? -1]?.seq ?? seq;
    if (sentence !== undefined) void toggle({ kind: 'sentence', video, sentence });
  };
  useShortcuts([
    {
      id: 'save_sentence',
      keys: [readerToolKeys.save_sentence],
      label: t('reader:keys.save_sentence'),
      group,
      run: saveSentence,
    },
    {
      id: 'save_moment',
      keys: [watchKeys.save_moment],
      label: t('keys.save_moment'),
      group,
      run: () => void toggle({ kind: 'moment', video, position: now() }),
    },
  ]);
  return <SaveButton target={{ kind: 'moment', video, position }} />;
}

/** A button in the word panel that saves or unsaves the word's sentence, with its time in the video. */
export function SaveSentence({
  video,
  occurrences,
}: {
  video: string;
  occurrences: readonly WordOccurrence[];
}) {
  const index = useSelected()?.index;
  const sentence = index === undefined ? undefined : occurrences[index]?.seq;
  return sentence === undefined ? null : <Heart video={video} sentence={sentence} />;
}

function Heart({ video, sentence }: { video: string; sentence: number }) {
  const { t } = useTranslation('saved');
  const { isSaved, isBusy, toggle } = useSaved({ kind: 'sentence', video, sentence });
  const Icon = isSaved ? IconHeartFilled : IconHeart;
  return (
    <Button
      variant="default"
      size="compact-sm"
      style={{ alignSelf: 'flex-start' }}
      leftSection={<Icon size={16} stroke={1.6} />}
      aria-pressed={isSaved}
      aria-busy={isBusy}
      onClick={toggle}
    >
      {t('save.sentence')}
    </Button>
  );
}
