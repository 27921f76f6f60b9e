import { useParams } from 'react-router-dom';

import { useReaderSettings } from '../../../lib/settings/use-reader-settings.ts';
import { Watch } from '../components/watch.tsx';
import { WatchProblem } from '../components/watch-problem.tsx';
import { WatchSkeleton } from '../components/watch-skeleton.tsx';
import { useWatching } from '../hooks/use-watching.ts';
import { placeToGoOn } from '../model/left-places.ts';

/** Watches a video with its subtitles. */
export function WatchPage() {
  const { id = '' } = useParams();
  const { data, dataUpdatedAt, error, refetch } = useWatching(id);
  const { settings, error: refused, refetch: askAgain, change } = useReaderSettings();
  const retry = () => {
    if (error) void refetch();
    if (refused) askAgain();
  };
  if (!data && error) return <WatchProblem id={id} error={error} onRetry={retry} />;
  if (!settings && refused) return <WatchProblem id={id} error={refused} onRetry={retry} />;
  if (!data || !settings) return <WatchSkeleton />;
  return (
    <Watch
      key={id}
      data={data}
      position={placeToGoOn(id, data.video.position, dataUpdatedAt)}
      settings={settings}
      onSettings={change}
    />
  );
}
