import { listSavedMarks } from '@glossa/contract/saved';
import type { CallResult } from '@glossa/contract/endpoint';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { endpointQuery } from '@/lib/api/query.ts';
import { useSavedChanges } from './use-saved-changes.ts';
import type { Savable } from './use-saved-changes.ts';

type Marks = CallResult<typeof listSavedMarks>['results'];

/** Returns the query for the saved items of the same kind in the text, video or word that `thing` belongs to. */
const marksQuery = (thing: Savable) => {
  const { kind } = thing;
  const source =
    thing.kind === 'word'
      ? { word: thing.word }
      : thing.kind === 'text'
        ? { text: thing.text }
        : thing.kind === 'moment'
          ? { video: thing.video }
          : thing.text === undefined
            ? { video: thing.video }
            : { text: thing.text };
  return { ...endpointQuery(listSavedMarks, { query: { kind, ...source } }), meta: { silent: true } };
};

const secondOf = (milliseconds: number | null) => Math.floor((milliseconds ?? -1) / 1000);

const findMark = (marks: Marks | undefined, thing: Savable) =>
  marks?.find(
    ({ sentence, position }) =>
      (thing.kind !== 'sentence' || sentence === thing.sentence) &&
      (thing.kind !== 'moment' || secondOf(position) === secondOf(thing.position)),
  );

/** Returns a function that saves a thing, or removes it if it is already saved. */
export function useSavedToggle(): (thing: Savable) => Promise<void> {
  const client = useQueryClient();
  const { save, remove } = useSavedChanges();
  return async (thing) => {
    // Saving or removing reports a lost connection itself.
    const cached = await client.query({ ...marksQuery(thing), staleTime: 'static' }).catch(() => undefined);
    const mark = findMark(cached?.results, thing);
    await (mark ? remove(mark.id) : save(thing));
  };
}

/** Returns whether a thing is saved, false until loaded, and the function that saves or removes it. */
export function useSaved(thing: Savable): { isSaved: boolean; isBusy: boolean; toggle: () => void } {
  const { data } = useQuery(marksQuery(thing));
  const toggle = useSavedToggle();
  const [isBusy, setBusy] = useState(false);
  return {
    isSaved: findMark(data?.results, thing) !== undefined,
    isBusy,
    toggle: () => {
      if (isBusy) return;
      setBusy(true);
      void toggle(thing).finally(() => setBusy(false));
    },
  };
}
