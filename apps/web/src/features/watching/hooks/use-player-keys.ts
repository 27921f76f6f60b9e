import { useTranslation } from 'react-i18next';

import { useSpaceKey } from '@/domain/player/use-space-key.ts';
import { readerToolKeys } from '@/domain/key-bindings/reader-tool-keys.ts';
import type { Shortcut } from '@/lib/shortcuts/shortcuts.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import { watchKeys } from '@/domain/key-bindings/watch-keys.ts';
import type { WatchKey } from '@/domain/key-bindings/watch-keys.ts';

/** Shortcuts of the video, except saving the moment, which is registered later. */
type PlayerKey = Exclude<WatchKey, 'save_moment'>;

/** The actions of the shortcuts. */
export type PlayerActions = Record<PlayerKey, () => void> & {
  toggle: () => void;
  again: () => void;
  repeat: () => void;
  leap: (by: number) => void;
  /** Moves the focus to the displayed words. */
  enterWords: () => void;
  close: () => void;
};

/** Seconds to skip back or forward. */
const seconds = 5;

/**
 * Registers the video's shortcuts. While no word is selected, left and right move by sentence; left is always back, as
 * in every player. Must run after the word shortcuts, over which these take precedence.
 */
export function usePlayerKeys(
  actions: PlayerActions,
  { hasSelection, hasSecond, hasPicture }: { hasSelection: boolean; hasSecond: boolean; hasPicture: boolean },
): void {
  const { t } = useTranslation(['watch', 'reader']);
  const group = t('keys.group');
  const bind = (id: PlayerKey): Shortcut => ({
    id,
    keys: [watchKeys[id]],
    label: t(`keys.${id}`),
    group,
    run: actions[id],
  });
  const withoutWord = (key: string, label: string, run: () => void): Shortcut => ({
    keys: [key],
    label,
    group,
    run: hasSelection ? undefined : run,
  });
  useShortcuts([
    // Handled below.
    { keys: [' '], label: t('keys.play'), group },
    withoutWord('ArrowLeft', t('keys.previous_sentence'), actions.previous_sentence),
    withoutWord('ArrowRight', t('keys.next_sentence'), actions.next_sentence),
    bind('previous_sentence'),
    bind('next_sentence'),
    {
      id: 'play_sentence',
      keys: [readerToolKeys.play_sentence],
      label: t('again'),
      group,
      run: actions.again,
    },
    {
      id: 'repeat_sentence',
      keys: [readerToolKeys.repeat_sentence],
      label: t('repeat'),
      group,
      run: actions.repeat,
    },
    bind('loop'),
    bind('auto_pause'),
    bind('card'),
    bind('subtitles'),
    ...(hasSecond ? [bind('second_subtitles')] : []),
    bind('earlier'),
    bind('later'),
    {
      id: 'audio_back',
      keys: [readerToolKeys.audio_back],
      label: t('keys.back'),
      group,
      run: () => actions.leap(-seconds),
    },
    {
      id: 'audio_on',
      keys: [readerToolKeys.audio_on],
      label: t('keys.on'),
      group,
      run: () => actions.leap(seconds),
    },
    bind('slower'),
    bind('faster'),
    bind('mute'),
    ...(hasPicture ? [bind('picture')] : []),
    bind('theatre'),
    bind('full_screen'),
    withoutWord('ArrowDown', t('keys.enter_words'), actions.enterWords),
    { keys: ['Escape'], label: t('keys.close'), group, run: actions.close },
  ]);
  useSpaceKey(actions.toggle);
}
