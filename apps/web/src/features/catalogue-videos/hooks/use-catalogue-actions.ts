import { changeCatalogueVideos, listCatalogueVideos } from '@glossa/contract/catalogue-videos';
import type { CatalogueAction } from '@glossa/contract/catalogue-videos';
import type { CallResult } from '@glossa/contract/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { call } from '@/lib/api/client.ts';
import { endpointKey } from '@/lib/api/query.ts';
import { codeText, errorText } from '@/lib/i18n/error-text.ts';
import { toast } from '@/ui/feedback/toast.tsx';

type Result = CallResult<typeof changeCatalogueVideos>['results'][number];

const inverse = {
  publish: 'draft',
  draft: 'publish',
  remove: 'restore',
  restore: 'remove',
} as const satisfies Record<CatalogueAction, CatalogueAction>;

/** Publishes, unpublishes, deletes and restores videos, reports the result of each and offers to undo it. */
export function useCatalogueActions() {
  const { t } = useTranslation(['catalogue', 'common']);
  const client = useQueryClient();

  /** Lists why videos were not changed, each reason once with the number of videos. */
  const reasonsOf = (failed: readonly Result[]): string => {
    const reasons = failed.map(({ error, missing }) =>
      error === 'video_incomplete'
        ? t('reasons.missing', { fields: missing.map((name) => t(`fields.${name}`)).join(t('reasons.and')) })
        : error === 'video_not_ready'
          ? t('reasons.processing')
          : codeText(error ?? ''),
    );
    const counts = new Map<string, number>();
    for (const reason of reasons) counts.set(reason, (counts.get(reason) ?? 0) + 1);
    if (counts.size === 1) return reasons[0] ?? '';
    return [...counts].map(([reason, count]) => t('reasons.counted', { count, reason })).join(' ');
  };

  const tell = (action: CatalogueAction, results: readonly Result[], undoable: boolean) => {
    const failed = results.filter(({ ok }) => !ok);
    const count = results.length - failed.length;
    const changed = results.flatMap(({ id, changed: isNew }) => (isNew ? [id] : []));
    const onUndo =
      undoable && changed.length > 0
        ? () => void act(inverse[action], changed, { undoable: false })
        : undefined;
    const done = t(`outcome.${action}`, { count });
    if (failed.length === 0) return onUndo ? toast.undo({ message: done, onUndo }) : toast.success(done);
    const title =
      count === 0
        ? t(`outcome.${action}_failed`, { count: failed.length })
        : t('outcome.both', { done, failed: t('outcome.not', { count: failed.length }) });
    const message = reasonsOf(failed);
    if (!onUndo) return toast.error(message, title);
    const id: string = toast.problem({
      title,
      message,
      action: t('common:undo'),
      onAct: () => {
        toast.hide(id);
        onUndo();
      },
    });
    return id;
  };

  /** Resolves to whether all of them now have the requested state. */
  const act = async (
    action: CatalogueAction,
    ids: readonly string[],
    { undoable = true } = {},
  ): Promise<boolean> => {
    try {
      const { results } = await call(changeCatalogueVideos, { body: { ids: [...ids], action } });
      tell(action, results, undoable);
      return results.every(({ ok }) => ok);
    } catch (error) {
      toast.error(errorText(error), t(`outcome.${action}_failed`, { count: ids.length }));
      return false;
    } finally {
      void client.invalidateQueries({ queryKey: endpointKey(listCatalogueVideos) });
    }
  };

  return act;
}
