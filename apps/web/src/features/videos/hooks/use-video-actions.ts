import { ApiError } from '@glossa/contract/client';
import type { VideoCard } from '@glossa/contract/videos';
import { useTranslation } from 'react-i18next';

import { codeText, errorText } from '@/lib/i18n/error-text.ts';
import { failureText } from '@/lib/i18n/failure-text.ts';
import { confirm } from '@/ui/overlays/confirm.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { inverse, moveVideo, moveVideos } from '../lifecycle.ts';
import type { VideoMove } from '../lifecycle.ts';
import { useRefreshLibrary } from './use-refresh-library.ts';

type Target = Pick<VideoCard, 'id' | 'title'>;

/** The session itself reports its end. */
const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

const tellFailure = (sentence: string, reason: string) =>
  reason === '' ? toast.error(sentence) : toast.error(reason, sentence);

/** Returns the move that undoes another; permanent deletion can't be undone. */
const backOf = (move: VideoMove): VideoMove | undefined => (move === 'remove' ? undefined : inverse[move]);

/**
 * Moves one video (`move`) or several (`moveAll`). Both confirm permanent deletion, report the result and offer to undo
 * it; they resolve to whether all succeeded.
 */
export function useVideoActions() {
  const { t } = useTranslation('videos');
  const refresh = useRefreshLibrary();

  const tell = (message: string, onUndo: (() => void) | undefined) =>
    onUndo ? toast.undo({ message, onUndo }) : toast.success(message);

  const run = async (action: VideoMove, video: Target, offersUndo: boolean): Promise<boolean> => {
    try {
      await moveVideo(action, video.id);
    } catch (error) {
      if (!isSignedOut(error)) toast.error(failureText(error, t(`moves.${action}.failed`)));
      return false;
    } finally {
      refresh();
    }
    const back = offersUndo ? backOf(action) : undefined;
    tell(t(`moves.${action}.done`), back && (() => void run(back, video, false)));
    return true;
  };

  const runAll = async (action: VideoMove, ids: readonly string[], offersUndo: boolean): Promise<boolean> => {
    try {
      const { done, failed } = await moveVideos(action, ids);
      if (failed.length > 0) {
        const reasons = [...new Set(failed.flatMap(({ error }) => error ?? []))].map(codeText);
        tellFailure(t(`moves.${action}.many_failed`, { count: failed.length }), reasons.join(' '));
      }
      const back = offersUndo ? backOf(action) : undefined;
      if (done.length > 0) {
        const undo = back && (() => void runAll(back, done, false));
        tell(t(`moves.${action}.many_done`, { count: done.length }), undo);
      }
      return failed.length === 0;
    } catch (error) {
      if (!isSignedOut(error)) {
        tellFailure(t(`moves.${action}.many_failed`, { count: ids.length }), errorText(error));
      }
      return false;
    } finally {
      refresh();
    }
  };

  const move = async (action: VideoMove, video: Target): Promise<boolean> => {
    const sure =
      action !== 'remove' ||
      (await confirm({
        title: t('moves.remove.title', { title: video.title }),
        message: t('moves.remove.question'),
        action: t('moves.remove.action'),
        danger: true,
      }));
    return sure && run(action, video, true);
  };

  const moveAll = async (action: VideoMove, ids: readonly string[]): Promise<boolean> => {
    if (ids.length === 0) return false;
    const sure =
      action !== 'remove' ||
      (await confirm({
        title: t('moves.remove.many_title'),
        message: t('moves.remove.many_question', { count: ids.length }),
        action: t('moves.remove.action'),
        danger: true,
      }));
    return sure && runAll(action, ids, true);
  };

  return { move, moveAll };
}
