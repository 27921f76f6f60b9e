import { editCues } from '@glossa/contract/subtitles';
import type { Task } from '@glossa/contract/tasks';
import { listVideos } from '@glossa/contract/videos';
import type { VideoCard } from '@glossa/contract/videos';
import { watchVideo } from '@glossa/contract/watching';
import type { Watching } from '@glossa/contract/watching';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointKey, useEndpointMutation } from '@/lib/api/query.ts';
import { codeText } from '@/lib/i18n/error-text.ts';
import { failureText } from '@/lib/i18n/failure-text.ts';
import { useTask } from '@/domain/tasks/use-task.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import type { KeptSubtitles } from './use-cues.ts';
import type { Edits } from './use-edits.ts';

/** State of saving. */
export interface Saving {
  isSending: boolean;
  /** Progress in percent while a new version is being prepared. */
  preparing: number | undefined;
  /** Why saving or preparing failed. */
  failure: string | undefined;
  /** Whether another user has changed the subtitles. */
  isOld: boolean;
  save: () => void;
  /** Follows the preparation of a version uploaded elsewhere. */
  follow: (video: VideoCard) => void;
  /** Discards the edits and loads the current version. */
  readAnew: () => void;
}

/** Saves edits and follows the new version until it is ready. A failure keeps the edits. */
export function useSaving(
  { video: { id, task: present }, preparing }: Watching,
  subtitles: KeptSubtitles,
  edits: Edits,
): Saving {
  const { t } = useTranslation('subtitles');
  const client = useQueryClient();
  const [task, setTask] = useState<string | null>(null);
  const [failure, setFailure] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const refresh = () =>
    Promise.all(
      [watchVideo, listVideos].map((one) => client.invalidateQueries({ queryKey: endpointKey(one) })),
    );
  const follow = (video: VideoCard) => {
    setFailure(undefined);
    setTask(video.task);
    void refresh();
  };
  const { mutate, isPending } = useEndpointMutation(editCues, {
    meta: { quiet: true },
    onSuccess: follow,
    onError: (error) => {
      if (error.code === 'subtitles_changed') setRefused(true);
      else if (error.code === 'subtitles_unreadable') setFailure(t('save.no_words'));
      else setFailure(failureText(error, t('save.failed')));
    },
  });
  const readAnew = async () => {
    try {
      await subtitles.readAnew();
      setRefused(false);
      setFailure(undefined);
    } catch (error) {
      setFailure(failureText(error, t('load_failed')));
    }
  };
  const followed = task ?? (preparing ? present : null);
  const end = async (ended: Task | undefined) => {
    await refresh();
    if (ended?.status === 'SUCCESS') {
      // The edits here are based on the version before the other user's.
      if (task === null && edits.changed > 0) setRefused(true);
      else await readAnew();
      if (task !== null) toast.success(t('save.ready'));
    } else if (task !== null) setFailure(codeText(ended?.message ?? 'unknown_error'));
    setTask(null);
  };
  const state = useTask(followed, (ended) => void end(ended));
  return {
    isSending: isPending,
    preparing: followed === null ? undefined : (state?.progress ?? 0),
    failure,
    isOld: (isRefused || subtitles.isOld) && followed === null,
    save: () => {
      setFailure(undefined);
      mutate({ params: { id }, body: { version: subtitles.version, ...edits.toSave } });
    },
    follow,
    readAnew: () => void readAnew(),
  };
}
