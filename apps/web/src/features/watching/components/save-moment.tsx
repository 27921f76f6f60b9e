import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import type { Player } from '@/domain/player/player.ts';
import { SaveButton } from '@/domain/saved/save-button.tsx';
import { useSavedToggle } from '@/domain/saved/use-saved.ts';
import { readerToolKeys } from '@/domain/key-bindings/reader-tool-keys.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import { watchKeys } from '@/domain/key-bindings/watch-keys.ts';
import { useTextWords } from '@/domain/words/in-text/text-words.ts';
import type { WordOccurrence } from '@/domain/words/in-text/sentences.ts';

/**
 * Saves or unsaves the current second of the video; also registers the shortcuts for it and for the current sentence.
 */
export function SaveMoment({
  video,
  player,
  shown,
  seq,
}: {
  /** ID of the video. */
  video: string;
  player: Player;
  shown: readonly WordOccurrence[];
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
    const sentence = shown[selection.read()?.index ?? -1]?.seq ?? seq;
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
  return <SaveButton thing={{ kind: 'moment', video, position }} />;
}
