import { useLocation, useParams, useSearchParams } from 'react-router-dom';

import { useReaderSettings } from '../../../lib/settings/use-reader-settings.ts';
import { Watch } from '../components/watch.tsx';
import { VideoProblem } from '../../../lib/player/video-problem.tsx';
import { WatchSkeleton } from '../components/watch-skeleton.tsx';
import { useWatching } from '../hooks/use-watching.ts';
import { placeToGoOn } from '../model/left-places.ts';

/** The moment that an address asks for, in seconds; undefined when it asks for none. */
function momentOf(params: URLSearchParams): number | undefined {
  const at = params.get('at');
  return at !== null && /^\d{1,7}(\.\d+)?$/.test(at) ? Number(at) : undefined;
}

/** Watches a video with its subtitles, from where it was left or from the moment that the address names. */
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
      // Another moment of the same video is another opening.
      key={asked === undefined ? id : key}
      data={data}
      position={asked ?? placeToGoOn(id, data.video.position, dataUpdatedAt)}
      settings={settings}
      onSettings={change}
    />
  );
}
