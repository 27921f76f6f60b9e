import { watchVideo } from '@glossa/contract/watching';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';

import { VideoPageSkeleton } from '@/domain/player/video-page.tsx';
import { VideoUnavailable } from '@/domain/player/video-unavailable.tsx';
import { endpointQuery } from '@/lib/api/query.ts';
import { Editor } from '../components/editor.tsx';
import { useStoredCues } from '../hooks/use-stored-cues.ts';

/** Edits a video's subtitles, starting at the time `?at=` in milliseconds. */
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
  if (!video.data || !subtitles) return <VideoPageSkeleton />;
  const at = Number(params.get('at') ?? video.data.video.position * 1000);
  return <Editor data={video.data} subtitles={subtitles} start={Number.isFinite(at) ? Math.max(0, at) : 0} />;
}
