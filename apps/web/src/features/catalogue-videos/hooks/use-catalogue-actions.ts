import { changeCatalogueVideos, listCatalogueVideos } from '@glossa/contract/catalogue-videos';
import type { CatalogueAction } from '@glossa/contract/catalogue-videos';
import type { CallResult } from '@glossa/contract/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { call } from '../../../lib/api/client.ts';
import { endpointKey } from '../../../lib/api/query.ts';
import { codeText } from '../../../lib/i18n/error-text.ts';
import { failureText } from '../../../lib/i18n/failure-text.ts';
import { toast } from '../../../ui/toast.tsx';

type Result = CallResult<typeof changeCatalogueVideos>['results'][number];

const inverse = {
  publish: 'draft',
  draft: 'publish',
  remove: 'restore',
  restore: 'remove',
} as const satisfies Record<CatalogueAction, CatalogueAction>;

/** Publishes, withdraws, removes and restores videos, tells what became of each and offers to take it back. */
export function useCatalogueActions() {
  const { t } = useTranslation('catalogue');
  const client = useQueryClient();

  /** Why some were not changed, each reason once with the number that it holds for. */
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

  const tell = (action: CatalogueAction, results: readonly Result[], undo: boolean) => {
    const failed = results.filter(({ ok }) => !ok);
    const done = results.length - failed.length;
    if (failed.length > 0) {
      const title =
        done > 0
          ? t('outcome.both', {
              done: t(`outcome.${action}`, { count: done }),
              failed: t('outcome.not', { count: failed.length }),
            })
          : t(`outcome.${action}_failed`, { count: failed.length });
      toast.error(reasonsOf(failed), title);
    }
    if (done === 0) return;
    const changed = results.flatMap(({ id, changed: isNew }) => (isNew ? [id] : []));
    const message = t(`outcome.${action}`, { count: done });
    if (undo && changed.length > 0) {
      toast.undo({ message, onUndo: () => void act(inverse[action], changed, { undo: false }) });
    } else if (failed.length === 0) toast.success(message);
  };

  /** Answers whether all of them are now as they should be. */
  const act = async (
    action: CatalogueAction,
    ids: readonly string[],
    { undo = true } = {},
  ): Promise<boolean> => {
    try {
      const { results } = await call(changeCatalogueVideos, { body: { ids: [...ids], action } });
      tell(action, results, undo);
      return results.every(({ ok }) => ok);
    } catch (error) {
      toast.error(failureText(error, ''), t(`outcome.${action}_failed`, { count: ids.length }));
      return false;
    } finally {
      void client.invalidateQueries({ queryKey: endpointKey(listCatalogueVideos) });
    }
  };

  return act;
}
