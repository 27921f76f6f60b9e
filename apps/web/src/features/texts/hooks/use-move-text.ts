import type { TextCard } from '@glossa/contract/texts';
import { useTranslation } from 'react-i18next';

import { useMove } from '@/domain/content/library/use-moves.ts';
import { moveText } from '../move-text.ts';
import { libraryLists } from '../shelves.ts';

/**
 * Returns a function that moves a text between shelves, asking for confirmation before moving it to the trash or
 * deleting it permanently.
 */
export function useMoveText() {
  const { t } = useTranslation('texts');
  return useMove<Pick<TextCard, 'id' | 'title' | 'is_deleted'>>({
    send: async (move, { id, is_deleted }) => {
      // Only texts in the trash can be deleted permanently.
      if (move === 'remove' && !is_deleted) await moveText('trash', id);
      await moveText(move, id);
    },
    lists: libraryLists,
    texts: { done: (move) => t(`moves.${move}.done`), failed: (move) => t(`moves.${move}.failed`) },
    questionFor: (move, { title }) =>
      move === 'trash' || move === 'remove'
        ? {
            title: t(`moves.${move}.title`, { title }),
            message: t(`moves.${move}.question`),
            action: t(`moves.${move}.action`),
            danger: move === 'remove',
          }
        : undefined,
  });
}
