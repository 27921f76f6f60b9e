import {
  deleteTag,
  getTag,
  getTagRelated,
  listTagColors,
  listTags,
  mergeTag,
  restoreTag,
  updateTag,
} from '@glossa/contract/tags';
import type { Tag } from '@glossa/contract/tags';
import { listTexts, listTextTags } from '@glossa/contract/texts';
import { listVideos } from '@glossa/contract/videos';
import { getVocabulary } from '@glossa/contract/word-lists';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { toast } from '@/ui/feedback/toast.tsx';

/** Endpoints whose responses contain tags. */
export const tagQueries = [
  listTags,
  listTagColors,
  getTag,
  getTagRelated,
  listTexts,
  listTextTags,
  listVideos,
  getVocabulary,
];

/** Returns actions that change a tag. Each resolves to whether it succeeded. */
export function useTagChanges() {
  const { t } = useTranslation('tags');
  const update = useEndpointMutation(updateTag, { invalidates: tagQueries });
  const remove = useEndpointMutation(deleteTag, { invalidates: tagQueries });
  const restore = useEndpointMutation(restoreTag, { invalidates: tagQueries });
  const merge = useEndpointMutation(mergeTag, { invalidates: tagQueries });
  const didSucceed = (request: Promise<unknown>) =>
    request.then(
      () => true,
      () => false,
    );

  return {
    isBusy: update.isPending || remove.isPending || merge.isPending,
    setColor: ({ id }: Tag, color: Tag['color']) =>
      didSucceed(update.mutateAsync({ params: { id }, body: { color } })),
    remove: async (tag: Tag) => {
      if (!(await didSucceed(remove.mutateAsync({ params: { id: tag.id } })))) return false;
      toast.undo({
        message: t('deleted', { tag: tag.name }),
        onUndo: () => void didSucceed(restore.mutateAsync({ params: { id: tag.id } })),
      });
      return true;
    },
    merge: async (tag: Tag, into: Pick<Tag, 'id' | 'name'>) => {
      const wasMerged = await didSucceed(
        merge.mutateAsync({ params: { id: tag.id }, body: { into: into.id } }),
      );
      if (wasMerged) toast.success(t('merge.done', { tag: tag.name, into: into.name }));
      return wasMerged;
    },
  };
}
