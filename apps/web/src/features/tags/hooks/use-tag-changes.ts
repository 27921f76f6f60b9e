import { deleteTag, getTag, getTagRelated, listTags, mergeTag, updateTag } from '@glossa/contract/tags';
import type { Tag } from '@glossa/contract/tags';
import { listTexts, listTextTags } from '@glossa/contract/texts';
import { listVideos } from '@glossa/contract/videos';
import { getVocabulary } from '@glossa/contract/word-lists';
import { useTranslation } from 'react-i18next';

import { call } from '../../../lib/api/client.ts';
import { useEndpointMutation } from '../../../lib/api/query.ts';
import { confirm } from '../../../ui/confirm.ts';
import { toast } from '../../../ui/toast.tsx';
import { useAmounts } from './use-amounts.ts';

/** Whatever shows a tag, or is chosen by it. */
export const showTags = [listTags, getTag, getTagRelated, listTexts, listTextTags, listVideos, getVocabulary];

/** What can be done with a tag. Each resolves to whether it was done. */
export function useTagChanges() {
  const { t, i18n } = useTranslation(['tags', 'common']);
  const amounts = useAmounts();
  const update = useEndpointMutation(updateTag, { invalidates: showTags });
  const remove = useEndpointMutation(deleteTag, { invalidates: showTags });
  const merge = useEndpointMutation(mergeTag, { invalidates: showTags });
  const list = new Intl.ListFormat(i18n.language);
  /** In all languages, because it is gone from all. */
  const thingsWith = async ({ id }: Tag) =>
    list.format(amounts((await call(getTag, { params: { id } })).counts));
  const isDone = (work: Promise<unknown>) =>
    work.then(
      () => true,
      () => false,
    );

  return {
    isBusy: update.isPending || remove.isPending || merge.isPending,
    paint: ({ id }: Tag, color: Tag['color']) =>
      isDone(update.mutateAsync({ params: { id }, body: { color } })),
    remove: async (tag: Tag) => {
      const things = await thingsWith(tag).catch(() => '');
      const sure = await confirm({
        title: t('delete.title', { tag: tag.name }),
        message: things === '' ? t('delete.unused') : t('delete.message', { things }),
        action: t('common:delete'),
        danger: true,
      });
      if (!sure || !(await isDone(remove.mutateAsync({ params: { id: tag.id } })))) return false;
      toast.success(t('delete.done', { tag: tag.name }));
      return true;
    },
    merge: async (tag: Tag, into: Pick<Tag, 'id' | 'name'>) => {
      const done = await isDone(merge.mutateAsync({ params: { id: tag.id }, body: { into: into.id } }));
      if (done) toast.success(t('merge.done', { tag: tag.name, into: into.name }));
      return done;
    },
  };
}
