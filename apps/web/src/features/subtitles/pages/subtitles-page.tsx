import { watchVideo } from '@glossa/contract/watching';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';

import { endpointQuery } from '@/lib/api/query.ts';
import { VideoProblem } from '@/domain/player/video-problem.tsx';
import { Editor } from '../components/editor.tsx';
import { EditorSkeleton } from '../components/editor-skeleton.tsx';
import { useCues } from '../hooks/use-cues.ts';

/** Edits the subtitles of a video, starting at `?at=` in milliseconds. */
export function SubtitlesPage() {
  const { id = '' } = useParams();
  return <Subtitles key={id} id={id} />;
}

function Subtitles({ id }: { id: string }) {
  const [address] = useSearchParams();
  const video = useQuery({ ...endpointQuery(watchVideo, { params: { id } }), staleTime: 0 });
  const { subtitles, error, retry } = useCues(id);
  const problem = video.data ? error : video.error;
  if (problem && !(video.data && subtitles)) {
    const again = () => {
      void video.refetch();
      retry();
    };
    return <VideoProblem id={id} error={problem} onRetry={again} />;
  }
  if (!video.data || !subtitles) return <EditorSkeleton />;
  const at = Number(address.get('at') ?? video.data.video.position * 1000);
  return <Editor data={video.data} subtitles={subtitles} start={Number.isFinite(at) ? Math.max(0, at) : 0} />;
}
