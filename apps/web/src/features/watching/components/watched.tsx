import type { Watching } from '@glossa/contract/watching';
import { IconTextSize } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { MenuButton } from '@/lib/menus/menu-button.tsx';
import type { ReaderSettings, WatchSettings } from '@/domain/settings/use-reader-settings.ts';
import { useSpeech } from '@/domain/speech/use-speech.ts';
import { useOpenPanel } from '@/domain/words/in-text/use-open-panel.tsx';
import { useWordKeys } from '@/domain/words/in-text/use-word-keys.ts';
import { useWordPanel } from '@/domain/words/in-text/use-word-panel.ts';
import { useHasSelection, useTextWords } from '@/domain/words/in-text/text-words.ts';
import type { LoadedSentences } from '@/domain/words/in-text/sentences.ts';
import { drawing, later, useLater } from '@/ui/hooks/use-later.ts';
import { useAsked } from '../hooks/use-asked.ts';
import { useClearOnPlay } from '../hooks/use-clear-on-play.ts';
import { usePlace } from '../hooks/use-conductor.ts';
import type { Playing } from '../hooks/use-conductor.ts';
import type { Extent } from '../hooks/use-full-window.ts';
import { useKeptPosition } from '../hooks/use-kept-position.ts';
import { useLane } from '../hooks/use-lane.ts';
import { usePlayerKeys } from '../hooks/use-player-keys.ts';
import { useRecorded } from '../hooks/use-recorded.ts';
import { useSentenceCard } from '../hooks/use-sentence-card.tsx';
import type { Shifts } from '../hooks/use-shift.ts';
import { useStrip } from '../hooks/use-strip.ts';
import { useWordSearch } from '../hooks/use-word-search.ts';
import { playerActions } from '../model/player-actions.ts';
import { togglePlaying } from '@/domain/player/toggle-playing.ts';
import type { Track } from '../model/track.ts';
import { Controls } from './controls.tsx';
import { SeenButton } from './seen-button.tsx';
import { Transcript } from './transcript.tsx';
import classes from './watch-frame.module.css';
import { WatchedLane } from './watched-lane.tsx';

const loadUndo = drawing(async () => (await import('@/domain/words/in-text/undo-notice.tsx')).UndoNotice);
const loadMenu = async () => (await import('./watch-menu-panel.tsx')).WatchMenuPanel;
const Menu = later(loadMenu);
const SaveMoment = later(async () => (await import('./save-moment.tsx')).SaveMoment);
const SaveSentence = later(async () => (await import('./save-sentence.tsx')).SaveSentence);

/** Sentences loaded ahead of the current one, and kept behind it. */
const ahead = 20;
const behind = 5;

/** Everything around a loaded video: subtitles, words and controls. */
export function Watched({
  data,
  playing,
  track,
  parts,
  onWant,
  onWantAt,
  shifts,
  onShift,
  settings,
  onSettings,
  extent,
  onExtent,
}: {
  data: Watching;
  playing: Playing;
  track: Track;
  parts: readonly LoadedSentences[];
  onWant: (from: number, to: number) => void;
  onWantAt: (moment: number | undefined) => void;
  shifts: Shifts;
  onShift: (which: keyof Shifts, by: number) => void;
  settings: ReaderSettings & WatchSettings;
  onSettings: (part: Partial<ReaderSettings & WatchSettings>) => void;
  extent: Extent;
  onExtent: (extent: 'window' | 'screen') => void;
}) {
  const { t } = useTranslation('watch');
  const { player, conductor } = playing;
  const { video, direction, second_language: secondLanguage } = data;
  const { language } = video;
  const place = usePlace(playing);
  useKeptPosition(video.id, player);
  useRecorded(video.id, player);
  // A new version has different sentences.
  const { version } = data;
  useEffect(() => conductor.forgetSeen(), [conductor, version]);
  useEffect(() => onWantAt(place.missing), [onWantAt, place.missing]);
  useEffect(() => {
    if (place.seq !== undefined) onWant(place.seq - behind, place.seq + ahead);
  }, [onWant, place.seq]);

  const { lane, shown } = useLane({
    data,
    track,
    parts,
    place,
    unit: settings.subtitleUnit,
    secondShift: shifts.second_shift - shifts.shift,
  });
  const strip = useStrip(language, settings.removeSpaces);
  const text = useRef<HTMLDivElement>(null);
  const { selection } = useTextWords();
  const panel = useWordPanel({ text, occurrences: shown, resetKey: lane.key, hint: settings.hint });
  const speak = useSpeech(language);
  const hasSelection = useHasSelection();
  const search = useWordSearch({ videoId: video.id, playing, track, lane, shown, panel, onWant });
  useClearOnPlay(player, panel.clear);
  const { hidden, show } = useAsked(settings, lane.key);
  const hasSecond = secondLanguage !== null;
  const card = useSentenceCard({
    videoId: video.id,
    track,
    place,
    shift: shifts.shift,
    shown,
    language,
  });

  useWordKeys({ occurrences: shown, language, direction, panel, speak, nextNew: search.next });
  usePlayerKeys(
    playerActions({
      playing,
      settings,
      onSettings,
      onShift,
      onExtent,
      onShow: show,
      hidden,
      onCard: card.save,
      enterWords: () => {
        player.pause();
        if (shown.length > 0) selection.select({ index: 0, words: [0], focus: true, by: 'key' });
      },
      close: () => {
        if (!panel.stepBack() && extent === 'window') onExtent('window');
      },
    }),
    { hasSelection, hasSecond, hasPicture: player.togglePicture !== undefined },
  );
  const wordPanel = useOpenPanel({
    panel,
    occurrences: shown,
    sentences: lane.sentences,
    language,
    direction,
    onSpeak: speak,
    annotations: <SaveSentence video={video.id} shown={shown} />,
  });
  const drawUndo = useLater(loadUndo);

  return (
    <>
      <WatchedLane
        ref={text}
        videoId={video.id}
        lane={lane}
        cue={place.cue}
        strip={strip}
        shown={shown}
        language={language}
        direction={direction}
        secondLanguage={secondLanguage}
        hidden={hidden}
        onShow={show}
        panel={panel}
        player={player}
        settings={settings}
      />
      <div className={classes.foot}>
        <Controls
          playing={playing}
          duration={(video.duration ?? 0) * 1000}
          hasSound={data.has_audio}
          autoPause={settings.autoPause}
          extent={extent}
          onToggle={() => togglePlaying(player)}
          onAutoPause={() => onSettings({ autoPause: !settings.autoPause })}
          onExtent={onExtent}
          onCard={place.seq === undefined ? undefined : card.save}
          savingCard={card.saving}
          cardLabel={data.file === null ? t('card.save_bare') : t('card.save')}
          save={<SaveMoment video={video.id} player={player} shown={shown} seq={place.seq} />}
          menu={
            <MenuButton
              label={t('menu.title')}
              icon={<IconTextSize size={20} stroke={1.6} />}
              onNear={() => void loadMenu()}
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
                  editAddress={`/videos/subtitles/${video.id}?at=${player.now()}`}
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
          seq={place.seq}
          language={language}
          direction={direction}
          shift={shifts.shift}
          strip={strip}
          hint={settings.hint}
          onWant={onWant}
          onSeek={conductor.goTo}
          onWord={search.look}
        />
        <div className={classes.seen}>
          {drawUndo?.({ onDone: panel.backToWord })}
          <SeenButton videoId={video.id} track={track} seen={place.seen} onMarked={conductor.forgetSeen} />
        </div>
      </aside>
    </>
  );
}
