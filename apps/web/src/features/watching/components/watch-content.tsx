import type { Watching } from '@glossa/contract/watching';
import { IconTextSize } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { togglePlaying } from '@/domain/player/player.ts';
import type { Player } from '@/domain/player/player.ts';
import type { ReaderSettings, WatchSettings } from '@/domain/settings/use-settings.ts';
import { useSpeech } from '@/domain/speech/use-speech.ts';
import { useOpenPanel } from '@/domain/words/in-text/use-open-panel.tsx';
import { useWordKeys } from '@/domain/words/in-text/use-word-keys.ts';
import { useWordPanel } from '@/domain/words/in-text/use-word-panel.ts';
import { useHasSelection, useTextWords } from '@/domain/words/in-text/text-words.ts';
import type { LoadedSentences } from '@/domain/words/in-text/sentences.ts';
import { MenuButton } from '@/lib/menus/menu-button.tsx';
import { asRenderFunction, deferred, useDeferred } from '@/ui/hooks/use-deferred.ts';
import {
  useSubtitleVisibility,
  useCurrentSubtitles,
  useSentenceFormatter,
} from '../hooks/use-current-subtitles.ts';
import { playerActions, usePlayerShortcuts } from '../hooks/use-player-shortcuts.ts';
import { useSentenceCard } from '../hooks/use-sentence-card.tsx';
import { useSentenceState } from '../hooks/use-sentence-player.ts';
import type { Playback } from '../hooks/use-sentence-player.ts';
import type { SubtitleShifts } from '../hooks/use-subtitle-shifts.ts';
import { useSavedPosition, useRecordedView } from '../hooks/use-watch-progress.ts';
import { useWordNavigation } from '../hooks/use-word-navigation.ts';
import type { SubtitleTrack } from '../model/subtitle-track.ts';
import { MarkSeenButton } from './mark-seen-button.tsx';
import { SubtitleDisplay } from './subtitle-display.tsx';
import { Transcript } from './transcript.tsx';
import { Controls } from './watch-controls.tsx';
import type { ViewMode } from './watch-layout.tsx';
import classes from './watch-layout.module.css';

const loadUndo = asRenderFunction(
  async () => (await import('@/domain/words/in-text/undo-notice.tsx')).UndoNotice,
);
const loadMenu = async () => (await import('./watch-menu-panel.tsx')).WatchMenuPanel;
const Menu = deferred(loadMenu);
const SaveMoment = deferred(async () => (await import('./save-buttons.tsx')).SaveMoment);
const SaveSentence = deferred(async () => (await import('./save-buttons.tsx')).SaveSentence);

/** Number of sentences loaded ahead of the current one, and behind it. */
const sentencesAhead = 20;
const sentencesBehind = 5;

/** Everything around a loaded video: subtitles, words and controls. */
export function WatchContent({
  data,
  playback,
  track,
  parts,
  loadSentences,
  loadAt,
  shifts,
  onShift,
  settings,
  onSettings,
  viewMode,
  onViewMode,
}: {
  data: Watching;
  playback: Playback;
  track: SubtitleTrack;
  parts: readonly LoadedSentences[];
  loadSentences: (from: number, to: number) => void;
  loadAt: (moment: number | undefined) => void;
  shifts: SubtitleShifts;
  onShift: (which: keyof SubtitleShifts, by: number) => void;
  settings: ReaderSettings & WatchSettings;
  onSettings: (part: Partial<ReaderSettings & WatchSettings>) => void;
  viewMode: ViewMode;
  onViewMode: (mode: 'window' | 'screen') => void;
}) {
  const { t } = useTranslation('watch');
  const { player, sentencePlayer } = playback;
  const { video, direction, second_language: secondLanguage } = data;
  const { language } = video;
  const state = useSentenceState(playback);
  useSavedPosition(video.id, player);
  useRecordedView(video.id, player);
  // Another version of the subtitles has different sentences.
  const { version } = data;
  useEffect(() => sentencePlayer.resetSeen(), [sentencePlayer, version]);
  useEffect(() => loadAt(state.missingTime), [loadAt, state.missingTime]);
  useEffect(() => {
    if (state.seq !== undefined) loadSentences(state.seq - sentencesBehind, state.seq + sentencesAhead);
  }, [loadSentences, state.seq]);

  const { current, occurrences } = useCurrentSubtitles({
    data,
    track,
    parts,
    state,
    unit: settings.subtitleUnit,
    secondShift: shifts.second_shift - shifts.shift,
  });
  const formatSentences = useSentenceFormatter(language, settings.removeSpaces);
  const text = useRef<HTMLDivElement>(null);
  const { selection } = useTextWords();
  const panel = useWordPanel({ text, occurrences, resetKey: current.key, hint: settings.hint });
  const speak = useSpeech(language);
  const hasSelection = useHasSelection();
  const { goToWord, goToNextNewWord } = useWordNavigation({
    videoId: video.id,
    playback,
    track,
    current,
    occurrences,
    panel,
    loadSentences,
  });
  useClearOnPlay(player, panel.clear);
  const { hidden, reveal } = useSubtitleVisibility(settings, current.key);
  const hasSecond = secondLanguage !== null;
  const card = useSentenceCard({
    videoId: video.id,
    track,
    state,
    shift: shifts.shift,
    occurrences,
    language,
  });

  useWordKeys({ occurrences, language, direction, panel, speak, nextNewWord: goToNextNewWord });
  usePlayerShortcuts(
    playerActions({
      playback,
      settings,
      onSettings,
      onShift,
      onViewMode,
      onReveal: reveal,
      hidden,
      onCard: card.save,
      focusWords: () => {
        player.pause();
        if (occurrences.length > 0) selection.select({ index: 0, words: [0], focus: true, by: 'key' });
      },
      close: () => {
        if (!panel.stepBack() && viewMode === 'window') onViewMode('window');
      },
    }),
    { hasSelection, hasSecond, hasPictureInPicture: player.togglePictureInPicture !== undefined },
  );
  const wordPanel = useOpenPanel({
    panel,
    occurrences,
    sentences: current.sentences,
    language,
    direction,
    onSpeak: speak,
    annotations: <SaveSentence video={video.id} occurrences={occurrences} />,
  });
  const renderUndo = useDeferred(loadUndo);

  return (
    <>
      <SubtitleDisplay
        ref={text}
        videoId={video.id}
        current={current}
        cue={state.cue}
        formatSentences={formatSentences}
        occurrences={occurrences}
        language={language}
        direction={direction}
        secondLanguage={secondLanguage}
        hidden={hidden}
        onReveal={reveal}
        panel={panel}
        player={player}
        settings={settings}
      />
      <div className={classes.foot}>
        <Controls
          playback={playback}
          duration={(video.duration ?? 0) * 1000}
          hasSound={data.has_audio}
          autoPause={settings.autoPause}
          viewMode={viewMode}
          onToggle={() => togglePlaying(player)}
          onAutoPause={() => onSettings({ autoPause: !settings.autoPause })}
          onViewMode={onViewMode}
          onCard={state.seq === undefined ? undefined : card.save}
          isSavingCard={card.isSaving}
          cardLabel={data.file === null ? t('card.save_bare') : t('card.save')}
          save={<SaveMoment video={video.id} player={player} occurrences={occurrences} seq={state.seq} />}
          menu={
            <MenuButton
              label={t('menu.title')}
              icon={<IconTextSize size={20} stroke={1.6} />}
              onApproach={() => void loadMenu()}
            >
              {(close) => (
                <Menu
                  settings={settings}
                  onChange={onSettings}
                  language={language}
                  hasSecond={hasSecond}
                  shifts={shifts}
                  onShift={onShift}
                  isAutomatic={video.subtitles === 'automatic'}
                  editorPath={`/videos/subtitles/${video.id}?at=${player.now()}`}
                  onClose={close}
                />
              )}
            </MenuButton>
          }
        />
      </div>
      <aside className={classes.side} aria-label={t('transcript')}>
        {wordPanel && <div className={classes.panel}>{wordPanel}</div>}
        <Transcript
          track={track}
          seq={state.seq}
          language={language}
          direction={direction}
          shift={shifts.shift}
          formatSentences={formatSentences}
          hint={settings.hint}
          loadSentences={loadSentences}
          onSeek={sentencePlayer.goTo}
          onWord={goToWord}
        />
        <div className={classes.seen}>
          {renderUndo?.({ onDone: panel.backToWord })}
          <MarkSeenButton
            videoId={video.id}
            track={track}
            watchedRange={state.watchedRange}
            onMarked={sentencePlayer.resetSeen}
          />
        </div>
      </aside>
    </>
  );
}

/** Clears the selected word when the user resumes the video. */
function useClearOnPlay(player: Player, clear: () => void): void {
  useEffect(() => {
    let wasPlaying = player.read().playing;
    return player.subscribe(() => {
      const { playing: isPlaying } = player.read();
      if (isPlaying && !wasPlaying) clear();
      wasPlaying = isPlaying;
    });
  }, [player, clear]);
}
