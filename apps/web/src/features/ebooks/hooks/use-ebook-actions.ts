import { changeEbooks } from '@glossa/contract/bulk-ebooks';
import { listEbooks } from '@glossa/contract/ebooks';
import type { EbookAction } from '@glossa/contract/bulk-ebooks';
import type { EbookStatus } from '@glossa/contract/ebooks';
import type { CallResult } from '@glossa/contract/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { call } from '@/lib/api/client.ts';
import { endpointKey } from '@/lib/api/query.ts';
import { codeText, errorText } from '@/lib/i18n/error-text.ts';
import { toast } from '@/ui/feedback/toast.tsx';

type Result = CallResult<typeof changeEbooks>['results'][number];

const actionTo: Record<EbookStatus, EbookAction> = {
  draft: 'draft',
  published: 'publish',
  archived: 'archive',
};

/** Returns the action that undoes a change of one ebook. */
const inverseOf = (action: EbookAction, before: EbookStatus | null): EbookAction =>
  action === 'remove' ? 'restore' : action === 'restore' ? 'remove' : actionTo[before ?? 'draft'];

/** Publishes, unpublishes, archives, deletes and restores ebooks, reports the result of each and offers to undo it. */
export function useEbookActions() {
  const { t } = useTranslation(['ebooks', 'catalogue', 'common']);
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: endpointKey(listEbooks) });
  const send = async (action: EbookAction, ids: readonly string[]) =>
    (await call(changeEbooks, { body: { ids: [...ids], action } })).results;

  /** Lists why ebooks were not changed, each reason once with the number of ebooks. */
  const reasonsOf = (failed: readonly Result[]): string => {
    const counts = new Map<string, number>();
    for (const { error, missing } of failed) {
      const fields = missing.map((name) => t(`catalogue:fields.${name}`)).join(t('catalogue:reasons.and'));
      const reason = missing.length > 0 ? t('catalogue:reasons.missing', { fields }) : codeText(error ?? '');
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
    }
    if (counts.size === 1) return [...counts.keys()][0] ?? '';
    return [...counts].map(([reason, count]) => t('catalogue:reasons.counted', { count, reason })).join(' ');
  };

  const undo = async (action: EbookAction, changed: readonly Result[]) => {
    const groups = new Map<EbookAction, string[]>();
    for (const { id, before } of changed) {
      const back = inverseOf(action, before);
      groups.set(back, [...(groups.get(back) ?? []), id]);
    }
    try {
      const results = await Promise.all([...groups].map(([back, ids]) => send(back, ids)));
      const failed = results.flat().filter(({ ok }) => !ok);
      if (failed.length > 0) toast.error(reasonsOf(failed), t('undo_failed', { count: failed.length }));
      else toast.success(t('undone', { count: changed.length }));
    } catch (error) {
      toast.error(errorText(error), t('undo_failed', { count: changed.length }));
    }
    refresh();
  };

  const tell = (action: EbookAction, results: readonly Result[]) => {
    const failed = results.filter(({ ok }) => !ok);
    const changed = results.filter((result) => result.changed);
    const count = results.length - failed.length;
    const onUndo = () => void undo(action, changed);
    const done = t(`outcome.${action}`, { count });
    if (failed.length === 0) {
      return changed.length > 0 ? toast.undo({ message: done, onUndo }) : toast.success(done);
    }
    const title =
      count === 0
        ? t('outcome.failed', { count: failed.length })
        : t('catalogue:outcome.both', { done, failed: t('catalogue:outcome.not', { count: failed.length }) });
    const message = reasonsOf(failed);
    if (changed.length === 0) return toast.error(message, title);
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
  return async (action: EbookAction, ids: readonly string[]): Promise<boolean> => {
    try {
      const results = await send(action, ids);
      tell(action, results);
      return results.every(({ ok }) => ok);
    } catch (error) {
      toast.error(errorText(error), t('outcome.failed', { count: ids.length }));
      return false;
    } finally {
      refresh();
    }
  };
}
