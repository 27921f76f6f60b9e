import {
  listTextAnnotations,
  addAnnotation,
  deleteAnnotation,
  listAnnotations,
  updateAnnotation,
} from '@glossa/contract/annotations';
import type { Annotation } from '@glossa/contract/annotations';
import type { CallInput } from '@glossa/contract/endpoint';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { call } from '@/lib/api/client.ts';
import { endpointQuery, endpointKey } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { toast } from '@/ui/feedback/toast.tsx';
import { confirm } from '@/ui/overlays/confirm.ts';

/** Returns the annotations of a text in text order; undefined until they are loaded. */
export function useTextAnnotations(text: string): {
  annotations: readonly Annotation[] | undefined;
  error: Error | null;
  refetch: () => void;
} {
  const { data, error, refetch } = useQuery(endpointQuery(listTextAnnotations, { params: { id: text } }));
  return { annotations: data?.results, error, refetch: () => void refetch() };
}

type NewAnnotation = NonNullable<CallInput<typeof addAnnotation>['body']>;
type AnnotationChange = NonNullable<CallInput<typeof updateAnnotation>['body']>;

/** Builds the request that re-creates a deleted annotation at its sentence's current position. */
const toNewAnnotation = ({
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

/** Adds, updates and deletes annotations, keeps the lists on screen up to date, and offers to undo each change. */
export function useAnnotationChanges(): {
  /** Resolves to undefined on failure, after showing a toast. */
  add: (text: string, annotation: NewAnnotation) => Promise<Annotation | undefined>;
  update: (annotation: Annotation, change: AnnotationChange) => Promise<boolean>;
  remove: (annotation: Annotation) => Promise<void>;
} {
  const { t } = useTranslation(['annotations', 'common']);
  const client = useQueryClient();

  const updateList = (text: string, change: (before: readonly Annotation[]) => Annotation[]) =>
    client.setQueryData(
      endpointQuery(listTextAnnotations, { params: { id: text } }).queryKey,
      (before) => before && { results: sortByPosition(change(before.results)) },
    );
  const addToList = (annotation: Annotation) =>
    updateList(annotation.text, (before) => [...before.filter(({ id }) => id !== annotation.id), annotation]);
  /** Runs a request. On failure, shows a toast and refetches the lists. */
  const trySend = async <Result>(
    text: string,
    request: () => Promise<Result>,
  ): Promise<Result | undefined> => {
    try {
      return await request();
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

  const add = (text: string, newAnnotation: NewAnnotation) =>
    trySend(text, async () => {
      const annotation = await call(addAnnotation, { params: { id: text }, body: newAnnotation });
      addToList(annotation);
      return annotation;
    });
  const sendUpdate = ({ id, text }: Annotation, change: AnnotationChange) =>
    trySend(text, async () => {
      addToList(await call(updateAnnotation, { params: { id: text, annotation: id }, body: change }));
      return true;
    });
  const sendDelete = ({ id, text }: Annotation) =>
    trySend(text, async () => {
      await call(deleteAnnotation, { params: { id: text, annotation: id } });
      updateList(text, (before) => before.filter((other) => other.id !== id));
      return true;
    });

  return {
    add,
    update: async (annotation, change) => {
      const { note, color } = annotation;
      if (!(await sendUpdate(annotation, change))) return false;
      toast.undo({ message: t('changed'), onUndo: () => void sendUpdate(annotation, { note, color }) });
      return true;
    },
    remove: async (annotation) => {
      const { sentence } = annotation;
      if (sentence !== null) {
        const copy = toNewAnnotation({ ...annotation, sentence });
        if (await sendDelete(annotation)) {
          toast.undo({
            message: t(`deleted.${annotation.kind}`),
            onUndo: () => void add(annotation.text, copy),
          });
        }
        return;
      }
      // The sentence no longer exists, so undo couldn't restore the annotation.
      const confirmed = await confirm({
        title: t('delete_title'),
        message: t('delete_gone'),
        action: t('common:delete'),
        danger: true,
      });
      if (confirmed) await sendDelete(annotation);
    },
  };
}

/** Sorts annotations by their position in the text; those whose sentence no longer exists come last. */
const sortByPosition = (annotations: readonly Annotation[]): Annotation[] =>
  annotations.toSorted(
    (a, b) =>
      (a.sentence ?? Number.POSITIVE_INFINITY) - (b.sentence ?? Number.POSITIVE_INFINITY) ||
      (a.from ?? -1) - (b.from ?? -1) ||
      a.id.localeCompare(b.id),
  );
