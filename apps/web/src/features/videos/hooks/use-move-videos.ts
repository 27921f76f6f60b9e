import type { VideoCard } from '@glossa/contract/videos';
import { useTranslation } from 'react-i18next';

import { inverseOf, isSignedOut, reportMove, useMove } from '@/domain/content/library/use-moves.ts';
import type { Move } from '@/domain/content/library/use-moves.ts';
import { useInvalidate } from '@/lib/api/use-invalidate.ts';
import { errorCodeText, errorText } from '@/lib/i18n/error-text.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { confirm } from '@/ui/overlays/confirm.ts';
import { moveVideo, moveVideos } from '../move-videos.ts';
import { libraryLists } from '../shelves.ts';

const reportFailure = (message: string, reason: string) =>
  reason === '' ? toast.error(message) : toast.error(reason, message);

/** Returns a function that moves a video between shelves, asking for confirmation before deleting it permanently. */
export function useMoveVideo() {
  const { t } = useTranslation('videos');
  return useMove<Pick<VideoCard, 'id' | 'title'>>({
    send: (move, { id }) => moveVideo(move, id),
    lists: libraryLists,
    texts: { done: (move) => t(`moves.${move}.done`), failed: (move) => t(`moves.${move}.failed`) },
    questionFor: (move, { title }) =>
      move === 'remove'
        ? {
            title: t('moves.remove.title', { title }),
            message: t('moves.remove.question'),
            action: t('moves.remove.action'),
            danger: true,
          }
        : undefined,
  });
}

/** Returns a function that moves several videos, with the same behavior as `useMoveVideo`. */
export function useMoveVideos() {
  const { t } = useTranslation('videos');
  const invalidate = useInvalidate();

  const run = async (move: Move, ids: readonly string[], isUndo: boolean): Promise<void> => {
    try {
      const { done, failed } = await moveVideos(move, ids);
      if (failed.length > 0) {
        const reasons = [...new Set(failed.flatMap(({ error }) => error ?? []))].map(errorCodeText);
        reportFailure(t(`moves.${move}.many_failed`, { count: failed.length }), reasons.join(' '));
      }
      const inverse = isUndo ? undefined : inverseOf(move);
      if (done.length > 0) {
        const onUndo = inverse && (() => void run(inverse, done, true));
        reportMove(t(`moves.${move}.many_done`, { count: done.length }), onUndo);
      }
    } catch (error) {
      if (!isSignedOut(error)) {
        reportFailure(t(`moves.${move}.many_failed`, { count: ids.length }), errorText(error));
      }
    } finally {
      void invalidate(libraryLists);
    }
  };

  return async (move: Move, ids: readonly string[]): Promise<void> => {
    if (ids.length === 0) return;
    const isConfirmed =
      move !== 'remove' ||
      (await confirm({
        title: t('moves.remove.many_title'),
        message: t('moves.remove.many_question', { count: ids.length }),
        action: t('moves.remove.action'),
        danger: true,
      }));
    if (isConfirmed) await run(move, ids, false);
  };
}
