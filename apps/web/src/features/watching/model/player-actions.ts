import type { ReaderSettings, WatchSettings } from '@/domain/settings/use-reader-settings.ts';
import type { Playing } from '../hooks/use-conductor.ts';
import type { PlayerActions } from '../hooks/use-player-keys.ts';
import type { Shifts } from '../hooks/use-shift.ts';
import { shiftStep } from './shift-step.ts';
import { nextSpeed } from '@/domain/player/speeds.ts';
import { togglePlaying } from '@/domain/player/toggle-playing.ts';

/** Combines the actions of the video's shortcuts from the parts of the page. */
export function playerActions({
  playing: { player, conductor },
  settings,
  onSettings,
  onShift,
  onExtent,
  onShow,
  onCard,
  hidden,
  enterWords,
  close,
}: {
  playing: Playing;
  settings: WatchSettings;
  onSettings: (part: Partial<ReaderSettings & WatchSettings>) => void;
  onShift: (which: keyof Shifts, by: number) => void;
  onExtent: (extent: 'window' | 'screen') => void;
  /** Shows subtitles that are hidden until requested. */
  onShow: (which: 'words' | 'second') => void;
  /** Saves the sentence as a card. */
  onCard: () => void;
  hidden: { words: boolean; second: boolean };
  enterWords: () => void;
  close: () => void;
}): PlayerActions {
  const speed = (step: 1 | -1) => player.setRate(nextSpeed(player.read().rate, step));
  return {
    toggle: () => togglePlaying(player),
    again: conductor.again,
    repeat: conductor.toggleRepeat,
    leap: (by) => conductor.seek(Math.max(0, player.now() + by * 1000)),
    previous_sentence: () => void conductor.step(-1),
    next_sentence: () => void conductor.step(1),
    loop: conductor.markLoop,
    auto_pause: () => onSettings({ autoPause: !settings.autoPause }),
    // The first press shows hidden subtitles; the next one changes the mode.
    subtitles: () => {
      if (hidden.words) onShow('words');
      else onSettings({ subtitles: settings.subtitles === 'asked' ? 'always' : 'asked' });
    },
    second_subtitles: () => {
      if (hidden.second) onShow('second');
      else onSettings({ secondSubtitles: settings.secondSubtitles === 'always' ? 'asked' : 'always' });
    },
    earlier: () => onShift('shift', -shiftStep),
    later: () => onShift('shift', shiftStep),
    slower: () => speed(-1),
    faster: () => speed(1),
    card: onCard,
    mute: () => player.setMuted(!player.read().muted),
    picture: () => player.togglePicture?.(),
    theatre: () => onExtent('window'),
    full_screen: () => onExtent('screen'),
    enterWords,
    close,
  };
}
