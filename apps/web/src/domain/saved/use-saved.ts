import { listSavedMarks } from '@glossa/contract/saved';
import type { CallResult } from '@glossa/contract/endpoint';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { endpointQuery } from '@/lib/api/query.ts';
import { useSavedChanges } from './use-saved-changes.ts';
import type { Savable } from './use-saved-changes.ts';

type Marks = CallResult<typeof listSavedMarks>['results'];

/** Returns the query for the saved items of the same kind in the text, video or word that `target` belongs to. */
const marksQuery = (target: Savable) => {
  const { kind } = target;
  const source =
    target.kind === 'word'
      ? { word: target.word }
      : target.kind === 'text'
        ? { text: target.text }
        : target.kind === 'moment'
          ? { video: target.video }
          : target.text === undefined
            ? { video: target.video }
            : { text: target.text };
  return { ...endpointQuery(listSavedMarks, { query: { kind, ...source } }), meta: { silent: true } };
};

const toSeconds = (milliseconds: number | null) => Math.floor((milliseconds ?? -1) / 1000);

const findMark = (marks: Marks | undefined, target: Savable) =>
  marks?.find(
    ({ sentence, position }) =>
      (target.kind !== 'sentence' || sentence === target.sentence) &&
      (target.kind !== 'moment' || toSeconds(position) === toSeconds(target.position)),
  );

/** Returns a function that saves an item, or removes it if it is already saved. */
export function useSavedToggle(): (target: Savable) => Promise<void> {
  const client = useQueryClient();
  const { save, remove } = useSavedChanges();
  return async (target) => {
    // If the server is unreachable, `save` or `remove` reports the failure.
    const cached = await client.query({ ...marksQuery(target), staleTime: 'static' }).catch(() => undefined);
    const mark = findMark(cached?.results, target);
    await (mark ? remove(mark.id) : save(target));
  };
}

/** Returns whether an item is saved, false until loaded, and the function that saves or removes it. */
export function useSaved(target: Savable): { isSaved: boolean; isBusy: boolean; toggle: () => void } {
  const { data } = useQuery(marksQuery(target));
  const toggle = useSavedToggle();
  const [isBusy, setBusy] = useState(false);
  return {
    isSaved: findMark(data?.results, target) !== undefined,
    isBusy,
    toggle: () => {
      if (isBusy) return;
      setBusy(true);
      void toggle(target).finally(() => setBusy(false));
    },
  };
}
