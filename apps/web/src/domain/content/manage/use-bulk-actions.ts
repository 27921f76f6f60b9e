import type { ContentGap } from '@glossa/contract/content-gaps';
import type { Endpoint } from '@glossa/contract/endpoint';
import { useTranslation } from 'react-i18next';

import { useInvalidate } from '@/lib/api/use-invalidate.ts';
import { errorCodeText, errorText } from '@/lib/i18n/error-text.ts';
import { toast } from '@/ui/feedback/toast.tsx';

/** What a bulk action did to one item. */
interface Result {
  id: string;
  ok: boolean;
  /** False if the action failed, or if nothing had to change. */
  changed: boolean;
  error: string | null;
  /** Fields that must be filled in before the action is possible. */
  missing: readonly ContentGap[];
}

interface Texts {
  done: (count: number) => string;
  failed: (count: number) => string;
}

/**
 * Returns a function that runs a bulk action on content, reports the result and offers to undo it. The function
 * resolves to whether all items now have the requested state.
 */
export function useBulkActions<Action extends string, ItemResult extends Result>({
  list,
  send,
  inverseOf,
  texts,
  undoTexts,
  reasonOf = (code) => errorCodeText(code),
}: {
  /** The list to refetch. */
  list: Endpoint;
  send: (action: Action, ids: readonly string[]) => Promise<readonly ItemResult[]>;
  /** Returns the action that undoes a result. */
  inverseOf: (action: Action, result: ItemResult) => Action;
  texts: (action: Action) => Texts;
  /** The messages for undoing an action. */
  undoTexts: (action: Action) => Texts;
  /** Returns the message for an error code. */
  reasonOf?: (code: string) => string;
}) {
  const { t } = useTranslation(['catalogue', 'common']);
  const invalidate = useInvalidate();

  /** Lists the reasons why items were not changed, each once with the number of items. */
  const formatReasons = (failed: readonly Result[]): string => {
    const counts = new Map<string, number>();
    for (const { error, missing } of failed) {
      const fields = missing.map((name) => t(`fields.${name}`)).join(t('reasons.and'));
      const reason = missing.length > 0 ? t('reasons.missing', { fields }) : reasonOf(error ?? '');
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
    }
    if (counts.size === 1) return [...counts.keys()].join('');
    return [...counts].map(([reason, count]) => t('reasons.counted', { count, reason })).join(' ');
  };

  const report = (results: readonly Result[], { done, failed }: Texts, onUndo?: () => void) => {
    const problems = results.filter(({ ok }) => !ok);
    const count = results.length - problems.length;
    if (problems.length === 0) {
      return onUndo ? toast.undo({ message: done(count), onUndo }) : toast.success(done(count));
    }
    const title =
      count === 0
        ? failed(problems.length)
        : t('outcome.both', { done: done(count), failed: t('outcome.not', { count: problems.length }) });
    const message = formatReasons(problems);
    if (!onUndo) return toast.error(message, title);
    const id: string = toast.problem({
      title,
      message,
      action: t('common:undo'),
      onAction: () => {
        toast.hide(id);
        onUndo();
      },
    });
    return id;
  };

  const undo = async (action: Action, changed: readonly ItemResult[]) => {
    const idsByInverse = new Map<Action, string[]>();
    for (const result of changed) {
      const inverse = inverseOf(action, result);
      idsByInverse.set(inverse, [...(idsByInverse.get(inverse) ?? []), result.id]);
    }
    try {
      const results = await Promise.all([...idsByInverse].map(([inverse, ids]) => send(inverse, ids)));
      report(results.flat(), undoTexts(action));
    } catch (error) {
      toast.error(errorText(error), undoTexts(action).failed(changed.length));
    }
    void invalidate([list]);
  };

  return async (action: Action, ids: readonly string[]): Promise<boolean> => {
    try {
      const results = await send(action, ids);
      const changed = results.filter((result) => result.changed);
      report(results, texts(action), changed.length > 0 ? () => void undo(action, changed) : undefined);
      return results.every(({ ok }) => ok);
    } catch (error) {
      toast.error(errorText(error), texts(action).failed(ids.length));
      return false;
    } finally {
      void invalidate([list]);
    }
  };
}
