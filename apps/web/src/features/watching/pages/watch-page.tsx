import { useLocation, useParams, useSearchParams } from 'react-router-dom';

import { useReaderSettings } from '@/domain/settings/use-reader-settings.ts';
import { Watch } from '../components/watch.tsx';
import { VideoProblem } from '@/domain/player/video-problem.tsx';
import { WatchSkeleton } from '../components/watch-skeleton.tsx';
import { useWatching } from '../hooks/use-watching.ts';
import { placeToGoOn } from '../model/left-places.ts';

/** Returns the time in seconds that a URL requests, or undefined. */
function momentOf(params: URLSearchParams): number | undefined {
  const at = params.get('at');
  return at !== null && /^\d{1,7}(\.\d+)?$/.test(at) ? Number(at) : undefined;
}

/** Opens a video with its subtitles, at the saved position or at the time in the URL. */
export function WatchPage() {
  const { id = '' } = useParams();
  const asked = momentOf(useSearchParams()[0]);
  const { key } = useLocation();
  const { data, dataUpdatedAt, error, refetch } = useWatching(id);
  const { settings, error: refused, refetch: askAgain, change } = useReaderSettings();
  const retry = () => {
    if (error) void refetch();
    if (refused) askAgain();
  };
  if (!data && error) return <VideoProblem id={id} error={error} onRetry={retry} />;
  if (!settings && refused) return <VideoProblem id={id} error={refused} onRetry={retry} />;
  if (!data || !settings) return <WatchSkeleton />;
  return (
    <Watch
      // Another time in the same video remounts the page.
      key={asked === undefined ? id : key}
      data={data}
      position={asked ?? placeToGoOn(id, data.video.position, dataUpdatedAt)}
      settings={settings}
      onSettings={change}
    />
  );
}
