import type { Watching } from '@glossa/contract/watching';
import { useMemo, useState } from 'react';

import type { ReaderSettings, WatchSettings } from '@/domain/settings/use-reader-settings.ts';
import { useCreateTextWords } from '@/domain/words/in-text/create-text-words.ts';
import { TextWordsContext } from '@/domain/words/in-text/text-words.ts';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { useConductor } from '../hooks/use-conductor.ts';
import { useFullWindow } from '../hooks/use-full-window.ts';
import { useNewerSubtitles } from '../hooks/use-newer-subtitles.ts';
import { useShift } from '../hooks/use-shift.ts';
import { useTrack } from '../hooks/use-track.ts';
import { Picture } from '@/domain/player/picture.tsx';
import { Screen } from './screen.tsx';
import { WatchFrame } from './watch-frame.tsx';
import { WatchHeader } from './watch-header.tsx';
import { Watched } from './watched.tsx';

/** Milliseconds before the end from which a video starts again instead of resuming. */
const end = 1500;

/** An open video with its subtitles, transcript and controls. */
export function Watch({
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
  const { video } = data;
  usePageTitle(video.title);
  const words = useCreateTextWords();
  const { shifts, move } = useShift(video.id, data);
  const { track, parts, want, wantAt } = useTrack(video.id, data);
  const score = useMemo(
    () => ({ track, shift: shifts.shift, autoPause: settings.autoPause }),
    [track, shifts.shift, settings.autoPause],
  );
  const { playing, open } = useConductor(score);
  const preparing = useNewerSubtitles(data);
  const { extent, toggle: toggleExtent } = useFullWindow();
  const [start] = useState(() => {
    const isOver = video.duration !== null && position * 1000 > video.duration * 1000 - end;
    return isOver ? 0 : Math.round(position * 1000);
  });
  return (
    <TextWordsContext value={words}>
      <WatchFrame settings={settings} extent={extent} playing={playing}>
        <WatchHeader title={video.title} language={video.language} preparing={preparing} />
        <Screen
          playing={playing}
          width={data.width}
          height={data.height}
          onFull={() => toggleExtent('screen')}
        >
          <Picture data={data} start={start} onPlayer={open} />
        </Screen>
        {playing && (
          <Watched
            data={data}
            playing={playing}
            track={track}
            parts={parts}
            onWant={want}
            onWantAt={wantAt}
            shifts={shifts}
            onShift={move}
            settings={settings}
            onSettings={onSettings}
            extent={extent}
            onExtent={toggleExtent}
          />
        )}
      </WatchFrame>
    </TextWordsContext>
  );
}
