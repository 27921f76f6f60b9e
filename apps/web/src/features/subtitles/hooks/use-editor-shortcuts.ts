import { useTranslation } from 'react-i18next';

import { readerToolKeys } from '@/domain/key-bindings/reader-tool-keys.ts';
import { watchKeys } from '@/domain/key-bindings/watch-keys.ts';
import { useSpaceKey } from '@/domain/player/player-keyboard.ts';
import type { Shortcut } from '@/lib/shortcuts/shortcuts.ts';
import { useShortcuts } from '@/lib/shortcuts/use-shortcuts.ts';

/** The actions run by the editor's shortcuts; undefined while unavailable. */
export interface EditorActions {
  toggle: () => void;
  step: (by: 1 | -1) => void;
  playCue: (() => void) | undefined;
  startNow: (() => void) | undefined;
  endNow: (() => void) | undefined;
  remove: (() => void) | undefined;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  save: (() => void) | undefined;
  /** Seconds. */
  skip: (by: number) => void;
  speed: (step: 1 | -1) => void;
}

/** Seconds to skip back or forward. */
const skipSeconds = 5;

/** Registers the editor's shortcuts. Those without a modifier key are disabled while the user is typing. */
export function useEditorShortcuts(actions: EditorActions): void {
  const { t } = useTranslation(['subtitles', 'watch', 'common']);
  const group = t('keys.group');
  const bind = (
    keys: readonly string[],
    label: string,
    run: (() => void) | undefined,
    id?: string,
  ): Shortcut => ({
    keys,
    label,
    group,
    run,
    ...(id === undefined ? {} : { id }),
  });
  useShortcuts([
    bind(['k'], t('watch:keys.play'), actions.toggle),
    // Space is handled below.
    { keys: [' '], label: t('watch:keys.play'), group },
    bind(['mod+Enter'], t('keys.play_cue'), () => actions.playCue?.()),
    bind(['ArrowUp'], t('keys.previous'), () => actions.step(-1)),
    bind(['ArrowDown'], t('keys.next'), () => actions.step(1)),
    { keys: ['Enter'], label: t('keys.enter'), group },
    bind(['['], t('keys.start_now'), () => actions.startNow?.()),
    bind([']'], t('keys.end_now'), () => actions.endNow?.()),
    bind(['Delete'], t('keys.remove'), () => actions.remove?.()),
    bind(['mod+z'], t('common:undo'), () => actions.undo?.()),
    bind(['mod+shift+z', 'mod+y'], t('redo'), () => actions.redo?.()),
    bind(['mod+s'], t('common:save'), () => actions.save?.()),
    bind([readerToolKeys.audio_back], t('watch:keys.back'), () => actions.skip(-skipSeconds), 'audio_back'),
    bind([readerToolKeys.audio_on], t('watch:keys.on'), () => actions.skip(skipSeconds), 'audio_on'),
    bind([watchKeys.slower], t('watch:keys.slower'), () => actions.speed(-1), 'slower'),
    bind([watchKeys.faster], t('watch:keys.faster'), () => actions.speed(1), 'faster'),
  ]);
  useSpaceKey(actions.toggle);
}
