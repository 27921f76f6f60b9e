import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import type { ReaderSettings, WatchSettings } from '@/domain/settings/use-reader-settings.ts';
import { RubyContext, useRuby } from '@/domain/words/in-text/ruby.ts';
import type { useWordPanel } from '@/domain/words/in-text/use-word-panel.ts';
import type { WordOccurrence } from '@/domain/words/in-text/sentences.ts';
import type { Player } from '@/domain/player/player.ts';
import { togglePlaying } from '@/domain/player/toggle-playing.ts';
import { drawing, later, useLater } from '@/ui/hooks/use-later.ts';
import { useHoverPause } from '../hooks/use-hover-pause.ts';
import type { Strip } from '../hooks/use-strip.ts';
import type { Lane } from '../model/lane.ts';
import { LaneWords, SecondLane } from './lane.tsx';
import classes from './watch-frame.module.css';

const loadAids = drawing(async () => (await import('@/domain/words/in-text/word-aids.tsx')).WordAids);
const OverSubtitles = later(async () => (await import('./over-subtitles.tsx')).OverSubtitles);
const loadNote = drawing(
  async () => (await import('@/domain/words/in-text/sentence-translation.tsx')).SentenceTranslation,
);

/** The current subtitles, with the second ones below, and their word tools. */
export function WatchedLane({
  ref,
  videoId,
  lane,
  cue,
  strip,
  shown,
  language,
  direction,
  secondLanguage,
  hidden,
  onShow,
  panel,
  player,
  settings,
}: {
  /** Receives the element that contains the words. */
  ref: RefObject<HTMLDivElement | null>;
  videoId: string;
  lane: Lane;
  /** Number of the current cue. */
  cue: number | undefined;
  strip: Strip;
  shown: readonly WordOccurrence[];
  /** Language code. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** Language code of the second subtitles; null if there are none. */
  secondLanguage: string | null;
  hidden: { words: boolean; second: boolean };
  onShow: (which: 'words' | 'second') => void;
  panel: ReturnType<typeof useWordPanel>;
  player: Player;
  settings: ReaderSettings & WatchSettings;
}) {
  const { t } = useTranslation('watch');
  const hover = useHoverPause(player, settings.hoverPause, panel.opened);
  const { lines, renderRuby: over, onReady } = useRuby(settings, language);
  const drawAids = useLater(loadAids);
  const drawNote = useLater(loadNote);
  const showsSecond = secondLanguage !== null && settings.secondSubtitles !== 'never';
  return (
    // Hovering the words only pauses the video; keyboard users pause and resume with Space.
    <div
      className={classes.lane}
      data-length={lane.length}
      data-second={showsSecond || undefined}
      data-ruby-lines={lines || undefined}
      {...hover}
    >
      <div className={classes.said}>
        {lines > 0 && (
          <OverSubtitles
            videoId={videoId}
            sentences={lane.sentences}
            language={language}
            settings={settings}
            onReady={onReady}
          />
        )}
        <RubyContext value={over}>
          <LaneWords
            ref={ref}
            lane={lane}
            cue={cue}
            strip={strip}
            hidden={hidden.words}
            onShow={() => onShow('words')}
            language={language}
            direction={direction}
            label={t('subtitles')}
            onWord={(index, by, pick) => {
              player.pause();
              panel.choose(index, by, pick);
            }}
            onBlank={panel.clear}
            onSpace={() => togglePlaying(player)}
          />
        </RubyContext>
        {drawAids?.({ text: ref, occurrences: shown, language, panel, settings })}
      </div>
      {showsSecond && (
        <SecondLane
          lines={lane.second}
          language={secondLanguage}
          hidden={hidden.second}
          onShow={() => onShow('second')}
        />
      )}
      {drawNote?.({
        occurrences: shown,
        sentences: lane.sentences,
        language,
        direction,
        onOpen: player.pause,
      })}
    </div>
  );
}
