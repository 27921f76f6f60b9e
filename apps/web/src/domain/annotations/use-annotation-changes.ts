import {
  addAnnotation,
  deleteAnnotation,
  listAnnotations,
  listTextAnnotations,
  updateAnnotation,
} from '@glossa/contract/annotations';
import type { Annotation } from '@glossa/contract/annotations';
import type { CallInput } from '@glossa/contract/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { confirm } from '@/ui/overlays/confirm.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { call } from '@/lib/api/client.ts';
import { endpointKey, endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { inTextOrder } from './text-order.ts';

export type NewAnnotation = NonNullable<CallInput<typeof addAnnotation>['body']>;
export type AnnotationChange = NonNullable<CallInput<typeof updateAnnotation>['body']>;

/** Builds the request that re-creates a deleted annotation at its sentence's current position. */
const again = ({
  kind,
  sentence,
  from,
  to,
  note,
  color,
}: Annotation & { sentence: number }): NewAnnotation => ({
  kind,
  sentence,
  color,
  note,
  ...(from === null || to === null ? {} : { from, to }),
});

/** Adds, updates and deletes annotations. The lists on screen follow, and each change can be undone. */
export function useAnnotationChanges(): {
  /** Resolves to undefined on failure, after showing a toast. */
  add: (text: string, made: NewAnnotation) => Promise<Annotation | undefined>;
  update: (annotation: Annotation, change: AnnotationChange) => Promise<boolean>;
  remove: (annotation: Annotation) => Promise<void>;
} {
  const { t } = useTranslation(['annotations', 'common']);
  const client = useQueryClient();

  const show = (text: string, change: (before: readonly Annotation[]) => Annotation[]) =>
    client.setQueryData(
      endpointQuery(listTextAnnotations, { params: { id: text } }).queryKey,
      (before) => before && { results: inTextOrder(change(before.results)) },
    );
  const put = (made: Annotation) =>
    show(made.text, (before) => [...before.filter(({ id }) => id !== made.id), made]);
  /** Runs a request. On failure, shows a toast and refetches the lists. */
  const attempt = async <Result>(text: string, act: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await act();
    } catch (error) {
      toast.apiError(errorText(error));
      void client.invalidateQueries({
        queryKey: endpointQuery(listTextAnnotations, { params: { id: text } }).queryKey,
      });
      return undefined;
    } finally {
      void client.invalidateQueries({ queryKey: endpointKey(listAnnotations) });
    }
  };

  const add = (text: string, made: NewAnnotation) =>
    attempt(text, async () => {
      const annotation = await call(addAnnotation, { params: { id: text }, body: made });
      put(annotation);
      return annotation;
    });
  const write = ({ id, text }: Annotation, change: AnnotationChange) =>
    attempt(text, async () => {
      put(await call(updateAnnotation, { params: { id: text, annotation: id }, body: change }));
      return true;
    });
  const erase = ({ id, text }: Annotation) =>
    attempt(text, async () => {
      await call(deleteAnnotation, { params: { id: text, annotation: id } });
      show(text, (before) => before.filter((other) => other.id !== id));
      return true;
    });

  return {
    add,
    update: async (annotation, change) => {
      const { note, color } = annotation;
      if (!(await write(annotation, change))) return false;
      toast.undo({ message: t('changed'), onUndo: () => void write(annotation, { note, color }) });
      return true;
    },
    remove: async (annotation) => {
      const { sentence } = annotation;
      if (sentence !== null) {
        const made = again({ ...annotation, sentence });
        if (await erase(annotation)) {
          toast.undo({
            message: t(`deleted.${annotation.kind}`),
            onUndo: () => void add(annotation.text, made),
          });
        }
        return;
      }
      // Its sentence no longer exists, so undo could not restore it.
      const yes = await confirm({
        title: t('delete_title'),
        message: t('delete_gone'),
        action: t('common:delete'),
        danger: true,
      });
      if (yes) await erase(annotation);
    },
  };
}
