import { revokeTask } from '@glossa/contract/task-lists';
import type { VideoCard } from '@glossa/contract/videos';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { failureText } from '@/lib/i18n/failure-text.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { libraryLists } from '../shelves.ts';

/** Cancels the processing of a video, which can be retried later. */
export function useCancelProcessing(): (video: Pick<VideoCard, 'task'>) => void {
  const { t } = useTranslation('videos');
  const { mutate } = useEndpointMutation(revokeTask, {
    meta: { quiet: true },
    invalidates: libraryLists,
    onSuccess: () => void toast.success(t('cancel.done')),
    onError: (error) => void toast.error(failureText(error, t('cancel.failed'))),
  });
  return ({ task }) => {
    if (task !== null) mutate({ params: { id: task } });
  };
}
