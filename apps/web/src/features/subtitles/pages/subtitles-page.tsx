import { watchVideo } from '@glossa/contract/watching';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';

import { VideoUnavailable } from '@/domain/player/video-unavailable.tsx';
import { endpointQuery } from '@/lib/api/query.ts';
import { useHiddenShell } from '@/lib/shell/use-hidden-shell.ts';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { Editor } from '../components/editor.tsx';
import { useStoredCues } from '../hooks/use-stored-cues.ts';
import classes from './subtitles-page.module.css';

/** Edits the subtitles of a video, starting at `?at=` in milliseconds. */
export function SubtitlesPage() {
  const { id = '' } = useParams();
  return <Subtitles key={id} id={id} />;
}

function Subtitles({ id }: { id: string }) {
  const [params] = useSearchParams();
  const video = useQuery({ ...endpointQuery(watchVideo, { params: { id } }), staleTime: 0 });
  const { subtitles, error, retry } = useStoredCues(id);
  const problem = video.data ? error : video.error;
  if (problem && !(video.data && subtitles)) {
    const reload = () => {
      void video.refetch();
      retry();
    };
    return <VideoUnavailable id={id} error={problem} onRetry={reload} />;
  }
  if (!video.data || !subtitles) return <EditorSkeleton />;
  const at = Number(params.get('at') ?? video.data.video.position * 1000);
  return <Editor data={video.data} subtitles={subtitles} start={Number.isFinite(at) ? Math.max(0, at) : 0} />;
}

/** Placeholder of the editor while it loads. */
function EditorSkeleton() {
  useHiddenShell('phones');
  return (
    <LoadingState>
      <div className={classes.page}>
        <div className={classes.main}>
          <Skeleton height={28} width="60%" />
          <Skeleton className={classes.picture} radius={12} />
          <Skeleton height={40} />
        </div>
        <div className={classes.side}>
          {[72, 54, 86, 60, 80, 66].map((width) => (
            <Skeleton key={width} height={16} width={`${width}%`} />
          ))}
        </div>
      </div>
    </LoadingState>
  );
}
