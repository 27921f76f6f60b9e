import type { TextCard } from '@glossa/contract/texts';
import { ApiError } from '@glossa/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointKey } from '@/lib/api/query.ts';
import { confirm } from '@/ui/overlays/confirm.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { failureText } from '@/lib/i18n/failure-text.ts';
import { inverse, moveText } from '../lifecycle.ts';
import type { TextMove } from '../lifecycle.ts';
import { libraryLists } from '../shelves.ts';

const sentences = {
  trash: { done: 'moves.trash.done', failed: 'moves.trash.failed' },
  restore: { done: 'moves.restore.done', failed: 'moves.restore.failed' },
  archive: { done: 'moves.archive.done', failed: 'moves.archive.failed' },
  unarchive: { done: 'moves.unarchive.done', failed: 'moves.unarchive.failed' },
  remove: { done: 'moves.remove.done', failed: 'moves.remove.failed' },
} as const satisfies Record<TextMove, unknown>;

type Target = Pick<TextCard, 'id' | 'title' | 'is_deleted'>;
type Act = (text: Target) => Promise<boolean>;

/**
 * Actions for a text. Each confirms where necessary, reports the result and offers to undo it; resolves to whether it
 * succeeded.
 */
export function useTextActions(): Record<TextMove, Act> {
  const { t } = useTranslation(['texts', 'common']);
  const client = useQueryClient();

  const refresh = () =>
    Promise.all(libraryLists.map((list) => client.invalidateQueries({ queryKey: endpointKey(list) })));

  const attempt = async (move: TextMove, work: () => Promise<void>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      // The session itself reports its end.
      if (!(error instanceof ApiError && error.status === 401)) {
        toast.error(failureText(error, t(sentences[move].failed)));
      }
      return false;
    } finally {
      void refresh();
    }
  };

  const act =
    (move: keyof typeof inverse): Act =>
    async (text) => {
      const done = await attempt(move, () => moveText(move, text.id));
      if (!done) return false;
      const back = inverse[move];
      const undo = async () => {
        if (await attempt(back, () => moveText(back, text.id))) toast.success(t(sentences[back].done));
      };
      toast.undo({ message: t(sentences[move].done), onUndo: () => void undo() });
      return true;
    };

  const trash: Act = async (text) => {
    const sure = await confirm({
      title: t('moves.trash.title', { title: text.title }),
      message: t('moves.trash.question'),
      action: t('moves.trash.action'),
    });
    return sure && act('trash')(text);
  };

  const remove: Act = async (text) => {
    const sure = await confirm({
      title: t('moves.remove.title', { title: text.title }),
      message: t('moves.remove.question'),
      action: t('moves.remove.action'),
      danger: true,
    });
    if (!sure) return false;
    const done = await attempt('remove', async () => {
      // Only texts in the trash can be deleted permanently.
      if (!text.is_deleted) await moveText('trash', text.id);
      await moveText('remove', text.id);
    });
    if (done) toast.success(t('moves.remove.done'));
    return done;
  };

  return { trash, restore: act('restore'), archive: act('archive'), unarchive: act('unarchive'), remove };
}
