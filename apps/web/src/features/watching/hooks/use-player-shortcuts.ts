import { useTranslation } from 'react-i18next';

import { readerToolKeys } from '@/domain/key-bindings/reader-tool-keys.ts';
import { watchKeys } from '@/domain/key-bindings/watch-keys.ts';
import type { WatchKey } from '@/domain/key-bindings/watch-keys.ts';
import { useSpaceKey } from '@/domain/player/player-keyboard.ts';
import { nextSpeed, togglePlaying } from '@/domain/player/player.ts';
import type { ReaderSettings, WatchSettings } from '@/domain/settings/use-settings.ts';
import type { Shortcut } from '@/lib/shortcuts/shortcuts.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';
import type { Playback } from './use-sentence-player.ts';
import { shiftStep } from './use-subtitle-shifts.ts';
import type { SubtitleShifts } from './use-subtitle-shifts.ts';

/** The video's shortcuts, except the one that saves the moment, which is registered later. */
type PlayerKey = Exclude<WatchKey, 'save_moment'>;

/** The actions that the shortcuts run. */
type PlayerActions = Record<PlayerKey, () => void> & {
  toggle: () => void;
  replay: () => void;
  repeat: () => void;
  skip: (by: number) => void;
  /** Moves the focus to the displayed words. */
  focusWords: () => void;
  close: () => void;
};

/** Seconds to skip back or forward. */
const skipSeconds = 5;

/**
 * Registers the video's shortcuts. While no word is selected, the left and right arrows move by sentence. Left goes
 * back even in right-to-left languages, as in other players. Must be called after the word shortcuts are registered,
 * because shortcuts registered earlier take precedence.
 */
export function usePlayerShortcuts(
  actions: PlayerActions,
  {
    hasSelection,
    hasSecond,
    hasPictureInPicture,
  }: { hasSelection: boolean; hasSecond: boolean; hasPictureInPicture: boolean },
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
    // Space is handled below.
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
      run: actions.replay,
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
      run: () => actions.skip(-skipSeconds),
    },
    {
      id: 'audio_on',
      keys: [readerToolKeys.audio_on],
      label: t('keys.on'),
      group,
      run: () => actions.skip(skipSeconds),
    },
    bind('slower'),
    bind('faster'),
    bind('mute'),
    ...(hasPictureInPicture ? [bind('picture')] : []),
    bind('theatre'),
    bind('full_screen'),
    withoutWord('ArrowDown', t('keys.enter_words'), actions.focusWords),
    { keys: ['Escape'], label: t('keys.close'), group, run: actions.close },
  ]);
  useSpaceKey(actions.toggle);
}

/** Builds the actions for the video's shortcuts from the page's components. */
export function playerActions({
  playback: { player, sentencePlayer },
  settings,
  onSettings,
  onShift,
  onViewMode,
  onReveal,
  onCard,
  hidden,
  focusWords,
  close,
}: {
  playback: Playback;
  settings: WatchSettings;
  onSettings: (part: Partial<ReaderSettings & WatchSettings>) => void;
  onShift: (which: keyof SubtitleShifts, by: number) => void;
  onViewMode: (viewMode: 'window' | 'screen') => void;
  /** Shows subtitles that are hidden until requested. */
  onReveal: (which: 'words' | 'second') => void;
  /** Saves the sentence as a card. */
  onCard: () => void;
  hidden: { words: boolean; second: boolean };
  focusWords: () => void;
  close: () => void;
}): PlayerActions {
  const changeSpeed = (step: 1 | -1) => player.setRate(nextSpeed(player.read().rate, step));
  return {
    toggle: () => togglePlaying(player),
    replay: sentencePlayer.replay,
    repeat: sentencePlayer.toggleRepeat,
    skip: (by) => sentencePlayer.seek(Math.max(0, player.now() + by * 1000)),
    previous_sentence: () => void sentencePlayer.step(-1),
    next_sentence: () => void sentencePlayer.step(1),
    loop: sentencePlayer.markLoop,
    auto_pause: () => onSettings({ autoPause: !settings.autoPause }),
    // The first press shows hidden subtitles; the next one changes the mode.
    subtitles: () => {
      if (hidden.words) onReveal('words');
      else onSettings({ subtitles: settings.subtitles === 'asked' ? 'always' : 'asked' });
    },
    second_subtitles: () => {
      if (hidden.second) onReveal('second');
      else onSettings({ secondSubtitles: settings.secondSubtitles === 'always' ? 'asked' : 'always' });
    },
    earlier: () => onShift('shift', -shiftStep),
    later: () => onShift('shift', shiftStep),
    slower: () => changeSpeed(-1),
    faster: () => changeSpeed(1),
    card: onCard,
    mute: () => player.setMuted(!player.read().muted),
    picture: () => player.togglePictureInPicture?.(),
    theatre: () => onViewMode('window'),
    full_screen: () => onViewMode('screen'),
    focusWords,
    close,
  };
}
