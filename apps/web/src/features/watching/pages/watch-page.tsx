import type { Watching } from '@glossa/contract/watching';
import { Group, Loader } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';

import { VideoHeader, VideoPageSkeleton } from '@/domain/player/video-page.tsx';
import { VideoUnavailable } from '@/domain/player/video-unavailable.tsx';
import { VideoView } from '@/domain/player/video-view.tsx';
import { useReaderSettings } from '@/domain/settings/use-settings.ts';
import type { ReaderSettings, WatchSettings } from '@/domain/settings/use-settings.ts';
import { useCreateTextWords } from '@/domain/words/in-text/create-text-words.ts';
import { TextWordsContext } from '@/domain/words/in-text/text-words.ts';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { WatchContent } from '../components/watch-content.tsx';
import { useViewMode, WatchLayout } from '../components/watch-layout.tsx';
import { useSentencePlayer } from '../hooks/use-sentence-player.ts';
import { useSubtitleShifts } from '../hooks/use-subtitle-shifts.ts';
import { useSubtitleTrack } from '../hooks/use-subtitle-track.ts';
import { useNewerSubtitles, useWatchData } from '../hooks/use-watch-data.ts';
import { resumePosition } from '../hooks/use-watch-progress.ts';
import classes from '../components/watch-layout.module.css';

/** Returns the start time that a URL specifies, in seconds, or undefined if there is none. */
function requestedTimeIn(params: URLSearchParams): number | undefined {
  const at = params.get('at');
  return at !== null && /^\d{1,7}(\.\d+)?$/.test(at) ? Number(at) : undefined;
}

/** Opens a video with its subtitles, at the saved position or at the time in the URL. */
export function WatchPage() {
  const { id = '' } = useParams();
  const requestedTime = requestedTimeIn(useSearchParams()[0]);
  const { key } = useLocation();
  const { data, dataUpdatedAt, error, refetch } = useWatchData(id);
  const { settings, error: settingsError, refetch: refetchSettings, change } = useReaderSettings();
  const retry = () => {
    if (error) void refetch();
    if (settingsError) refetchSettings();
  };
  if (!data && error) return <VideoUnavailable id={id} error={error} onRetry={retry} />;
  if (!settings && settingsError) return <VideoUnavailable id={id} error={settingsError} onRetry={retry} />;
  if (!data || !settings) return <VideoPageSkeleton />;
  return (
    <Watch
      // Requesting another time in the same video remounts the page.
      key={requestedTime === undefined ? id : key}
      data={data}
      position={requestedTime ?? resumePosition(id, data.video.position, dataUpdatedAt)}
      settings={settings}
      onSettings={change}
    />
  );
}

/** If a video stopped fewer than this many milliseconds before its end, it starts over instead of resuming. */
const restartMargin = 1500;

/** An open video with its subtitles, transcript and controls. */
function Watch({
  data,
  position,
  settings,
  onSettings,
}: {
  data: Watching;
  /** Seconds at which to resume. */
  position: number;
  settings: ReaderSettings & WatchSettings;
  onSettings: (part: Partial<ReaderSettings & WatchSettings>) => void;
}) {
  const { t } = useTranslation('watch');
  const { video } = data;
  usePageTitle(video.title);
  const words = useCreateTextWords('video', video.id);
  const { shifts, move } = useSubtitleShifts(video.id, data);
  const { track, parts, loadSentences, loadAt } = useSubtitleTrack(video.id, data);
  const input = useMemo(
    () => ({ track, shift: shifts.shift, autoPause: settings.autoPause }),
    [track, shifts.shift, settings.autoPause],
  );
  const { playback, attach } = useSentencePlayer(input);
  const preparing = useNewerSubtitles(data);
  const { viewMode, toggle: toggleViewMode } = useViewMode();
  const [start] = useState(() => {
    const isFinished = video.duration !== null && position * 1000 > video.duration * 1000 - restartMargin;
    return isFinished ? 0 : Math.round(position * 1000);
  });
  return (
    <TextWordsContext value={words}>
      <WatchLayout settings={settings} viewMode={viewMode} playback={playback}>
        <VideoHeader back={{ to: '/videos', label: t('back') }} title={video.title} language={video.language}>
          {preparing && (
            <Group component="p" gap="xs" ms="auto" pe={12} fz="xs" c="dimmed" role="status">
              <Loader size={12} color="gray" aria-hidden="true" />
              {t('newer')}
            </Group>
          )}
        </VideoHeader>
        <VideoView
          className={classes.screen}
          data={data}
          player={playback?.player}
          start={start}
          onPlayer={attach}
          onStep={(by) => playback?.sentencePlayer.step(by)}
          onFullscreen={() => toggleViewMode('screen')}
        />
        {playback && (
          <WatchContent
            data={data}
            playback={playback}
            track={track}
            parts={parts}
            loadSentences={loadSentences}
            loadAt={loadAt}
            shifts={shifts}
            onShift={move}
            settings={settings}
            onSettings={onSettings}
            viewMode={viewMode}
            onViewMode={toggleViewMode}
          />
        )}
      </WatchLayout>
    </TextWordsContext>
  );
}
