import { editCues } from '@glossa/contract/subtitles';
import type { Task } from '@glossa/contract/tasks';
import { listVideos } from '@glossa/contract/videos';
import type { VideoCard } from '@glossa/contract/videos';
import { watchVideo } from '@glossa/contract/watching';
import type { Watching } from '@glossa/contract/watching';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useTask } from '@/domain/tasks/use-task.ts';
import { endpointKey, useEndpointMutation } from '@/lib/api/query.ts';
import { errorCodeText, errorTextOr } from '@/lib/i18n/error-text.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import type { Edits } from './use-edits.ts';
import type { StoredSubtitles } from './use-stored-cues.ts';

/** The state of saving edited subtitles, and related actions. */
export interface Saving {
  isSending: boolean;
  /** Progress in percent while a new version is being prepared. */
  preparing: number | undefined;
  /** Why saving or preparing failed. */
  failure: string | undefined;
  /** Whether another user has changed the subtitles. */
  isOutdated: boolean;
  save: () => void;
  /** Tracks the preparation of a version uploaded elsewhere. */
  followTask: (video: VideoCard) => void;
  /** Discards the edits and loads the current version. */
  reload: () => void;
}

/** Saves edits and tracks the new version until it is ready. If saving fails, the edits are kept. */
export function useSaving(
  { video: { id, task: currentTask }, preparing }: Watching,
  subtitles: StoredSubtitles,
  edits: Edits,
): Saving {
  const { t } = useTranslation('subtitles');
  const client = useQueryClient();
  const [task, setTask] = useState<string | null>(null);
  const [failure, setFailure] = useState<string>();
  const [hasConflict, setConflict] = useState(false);
  const refresh = () =>
    Promise.all(
      [watchVideo, listVideos].map((endpoint) =>
        client.invalidateQueries({ queryKey: endpointKey(endpoint) }),
      ),
    );
  const followTask = (video: VideoCard) => {
    setFailure(undefined);
    setTask(video.task);
    void refresh();
  };
  const { mutate, isPending } = useEndpointMutation(editCues, {
    meta: { silent: true },
    onSuccess: followTask,
    onError: (error) => {
      if (error.code === 'subtitles_changed') setConflict(true);
      else if (error.code === 'subtitles_unreadable') setFailure(t('save.no_words'));
      else setFailure(errorTextOr(error, t('save.failed')));
    },
  });
  const reload = async () => {
    try {
      await subtitles.reload();
      setConflict(false);
      setFailure(undefined);
    } catch (error) {
      setFailure(errorTextOr(error, t('load_failed')));
    }
  };
  const followedTask = task ?? (preparing ? currentTask : null);
  const onTaskEnd = async (endedTask: Task | undefined) => {
    await refresh();
    if (endedTask?.status === 'SUCCESS') {
      // These edits are based on the version before the other user's changes.
      if (task === null && edits.changeCount > 0) setConflict(true);
      else await reload();
      if (task !== null) toast.success(t('save.ready'));
    } else if (task !== null) setFailure(errorCodeText(endedTask?.message ?? 'unknown_error'));
    setTask(null);
  };
  const state = useTask(followedTask, (endedTask) => void onTaskEnd(endedTask));
  return {
    isSending: isPending,
    preparing: followedTask === null ? undefined : (state?.progress ?? 0),
    failure,
    isOutdated: (hasConflict || subtitles.isOutdated) && followedTask === null,
    save: () => {
      setFailure(undefined);
      mutate({ params: { id }, body: { version: subtitles.version, ...edits.toSave } });
    },
    followTask,
    reload: () => void reload(),
  };
}
