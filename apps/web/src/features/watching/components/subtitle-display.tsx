import { Box, Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useMemo, useRef } from 'react';
import type { ComponentProps, PointerEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import { togglePlaying } from '@/domain/player/player.ts';
import type { Player } from '@/domain/player/player.ts';
import type { ReaderSettings, WatchSettings } from '@/domain/settings/use-settings.ts';
import { SentenceWords, useHighlights } from '@/domain/words/in-text/sentence-words.tsx';
import { WordArea } from '@/domain/words/in-text/word-area.tsx';
import { RubyContext, useRuby } from '@/domain/words/in-text/ruby.ts';
import type { useWordPanel } from '@/domain/words/in-text/use-word-panel.ts';
import { toDisplaySentences } from '@/domain/words/in-text/sentences.ts';
import type { WordOccurrence } from '@/domain/words/in-text/sentences.ts';
import { asRenderFunction, deferred, useDeferred } from '@/ui/hooks/use-deferred.ts';
import type { SentenceFormatter } from '../hooks/use-current-subtitles.ts';
import type { CurrentSubtitles } from '../model/current-subtitles.ts';
import classes from './subtitle-display.module.css';

const loadAids = asRenderFunction(
  async () => (await import('@/domain/words/in-text/word-aids.tsx')).WordAids,
);
const SubtitleAnnotations = deferred(
  async () => (await import('./subtitle-annotations.tsx')).SubtitleAnnotations,
);
const SubtitleGlosses = deferred(async () => (await import('./subtitle-glosses.tsx')).SubtitleGlosses);
const loadNote = asRenderFunction(
  async () => (await import('@/domain/words/in-text/sentence-translation.tsx')).SentenceTranslation,
);

/** The current subtitles with their word tools, and the second subtitles below. */
export function SubtitleDisplay({
  ref,
  videoId,
  current,
  cue,
  formatSentences,
  occurrences,
  language,
  direction,
  secondLanguage,
  hidden,
  onReveal,
  panel,
  player,
  settings,
}: {
  /** Receives the element that contains the words. */
  ref: RefObject<HTMLDivElement | null>;
  videoId: string;
  current: CurrentSubtitles;
  /** Number of the current cue. */
  cue: number | undefined;
  formatSentences: SentenceFormatter;
  occurrences: readonly WordOccurrence[];
  /** Language code of the subtitles. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** Language code of the second subtitles; null if there are none. */
  secondLanguage: string | null;
  hidden: { words: boolean; second: boolean };
  onReveal: (which: 'words' | 'second') => void;
  panel: ReturnType<typeof useWordPanel>;
  player: Player;
  settings: ReaderSettings & WatchSettings;
}) {
  const { t } = useTranslation('watch');
  const hover = useHoverPause(player, settings.hoverPause, panel.opened);
  const { lines, renderRuby, onReady } = useRuby(settings, language);
  const renderAids = useDeferred(loadAids);
  const renderNote = useDeferred(loadNote);
  const showsSecond = secondLanguage !== null && settings.secondSubtitles !== 'never';
  return (
    // Hovering the words only pauses the video; keyboard users pause and resume with Space.
    <div
      className={classes.subtitles}
      data-length={current.length}
      data-second={showsSecond || undefined}
      data-ruby-lines={lines || undefined}
      {...hover}
    >
      <Box pos="relative" my="auto">
        {lines > 0 && (
          <SubtitleAnnotations
            videoId={videoId}
            sentences={current.sentences}
            language={language}
            settings={settings}
            onReady={onReady}
          />
        )}
        <RubyContext value={renderRuby}>
          <SubtitleWords
            ref={ref}
            current={current}
            cue={cue}
            formatSentences={formatSentences}
            hidden={hidden.words}
            onReveal={() => onReveal('words')}
            language={language}
            direction={direction}
            label={t('subtitles')}
            onWord={(index, by, pick) => {
              player.pause();
              panel.choose(index, by, pick);
            }}
            onBlankClick={panel.clear}
            onSpace={() => togglePlaying(player)}
          />
        </RubyContext>
        <SubtitleGlosses videoId={videoId} sentences={current.sentences} />
        {renderAids?.({ text: ref, occurrences, language, panel, settings })}
      </Box>
      {showsSecond && (
        <SecondSubtitles
          lines={current.second}
          language={secondLanguage}
          hidden={hidden.second}
          onReveal={() => onReveal('second')}
        />
      )}
      {renderNote?.({ occurrences, sentences: current.sentences, language, direction, onOpen: player.pause })}
    </div>
  );
}

/** The words being spoken. If a sentence spans several cues, the current cue is highlighted. */
function SubtitleWords({
  current,
  cue,
  formatSentences,
  hidden,
  onReveal,
  ...area
}: {
  current: CurrentSubtitles;
  /** Number of the current cue. */
  cue: number | undefined;
  formatSentences: SentenceFormatter;
  /** Whether the subtitles are hidden until requested. */
  hidden: boolean;
  onReveal: () => void;
} & Omit<ComponentProps<typeof WordArea>, 'className' | 'hasRange' | 'children'>) {
  const { t } = useTranslation('watch');
  const highlights = useHighlights();
  const lines = useMemo(
    () => formatSentences(toDisplaySentences(current.sentences)),
    [current.sentences, formatSentences],
  );
  const hasSegments = current.segments.length > 1;
  return (
    <Box pos="relative" data-hidden={hidden || undefined}>
      <div inert={hidden} className={classes.blurred}>
        <WordArea {...area} className={classes.text} hasRange={highlights.selectedRange !== undefined}>
          {current.segments.map(({ at, cue: segmentCue, from, to }) => (
            <span
              key={`${at} ${segmentCue}`}
              data-seq={lines[at]?.seq}
              className={classes.segment}
              data-inactive={(hasSegments && segmentCue !== cue) || undefined}
            >
              <SentenceWords tokens={lines[at]?.tokens.slice(from, to) ?? []} {...highlights} />
            </span>
          ))}
        </WordArea>
      </div>
      {hidden && current.segments.length > 0 && (
        <Button
          className={classes.reveal}
          variant="subtle"
          color="gray"
          leftSection={<IconEye size={18} stroke={1.6} />}
          onClick={onReveal}
        >
          {t('show_subtitles')}
        </Button>
      )}
    </Box>
  );
}

/** The second subtitles, displayed smaller and below the first. */
function SecondSubtitles({
  lines,
  language,
  hidden,
  onReveal,
}: {
  lines: readonly string[];
  language: string;
  hidden: boolean;
  onReveal: () => void;
}) {
  const { t } = useTranslation('watch');
  const text = lines.join(' ');
  return (
    <div className={classes.second} data-hidden={hidden || undefined}>
      <p lang={language} dir="auto" className={classes.blurred} aria-hidden={hidden}>
        {text}
      </p>
      {hidden && text !== '' && (
        <button type="button" className={classes.reveal} onClick={onReveal} aria-label={t('show_second')} />
      )}
    </div>
  );
}

/**
 * Pauses the video while the mouse is over its subtitles and resumes it afterward, unless a word is open. Returns the
 * event handlers.
 */
function useHoverPause(player: Player, enabled: boolean, isWordOpen: boolean) {
  const paused = useRef(false);
  return {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      paused.current = enabled && pointerType === 'mouse' && player.read().playing;
      if (paused.current) player.pause();
    },
    onPointerLeave: () => {
      if (paused.current && !isWordOpen && !player.read().playing) player.play();
      paused.current = false;
    },
  };
}
