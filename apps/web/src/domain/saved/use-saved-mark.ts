import { listSavedMarks } from '@glossa/contract/saved';
import type { CallResult } from '@glossa/contract/endpoint';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { endpointQuery } from '@/lib/api/query.ts';
import { useSavedChanges } from './use-saved-changes.ts';
import type { Savable } from './use-saved-changes.ts';

type Marks = CallResult<typeof listSavedMarks>['results'];

/** Queries the saved items of one kind for the text, video or word that `thing` belongs to. */
const marksQuery = (thing: Savable) => {
  const { kind } = thing;
  const of =
    thing.kind === 'word'
      ? { word: thing.word }
      : thing.kind === 'text'
        ? { text: thing.text }
        : thing.kind === 'moment'
          ? { video: thing.video }
          : thing.text === undefined
            ? { video: thing.video }
            : { text: thing.text };
  return { ...endpointQuery(listSavedMarks, { query: { kind, ...of } }), meta: { quiet: true } };
};

const second = (milliseconds: number | null) => Math.floor((milliseconds ?? -1) / 1000);

const markOf = (marks: Marks | undefined, thing: Savable) =>
  marks?.find(
    ({ sentence, position }) =>
      (thing.kind !== 'sentence' || sentence === thing.sentence) &&
      (thing.kind !== 'moment' || second(position) === second(thing.position)),
  );

/** Saves a thing, or removes it if it is already saved. */
export function useSavedToggle(): (thing: Savable) => Promise<void> {
  const client = useQueryClient();
  const { save, remove } = useSavedChanges();
  return async (thing) => {
    // When offline, the request itself reports the problem.
    const known = await client.query({ ...marksQuery(thing), staleTime: 'static' }).catch(() => undefined);
    const mark = markOf(known?.results, thing);
    await (mark ? remove(mark.id) : save(thing));
  };
}

/** Returns whether a thing is saved, false until known; `toggle` saves or removes it. */
export function useSavedMark(thing: Savable): { saved: boolean; busy: boolean; toggle: () => void } {
  const { data } = useQuery(marksQuery(thing));
  const toggle = useSavedToggle();
  const [busy, setBusy] = useState(false);
  return {
    saved: markOf(data?.results, thing) !== undefined,
    busy,
    toggle: () => {
      if (busy) return;
      setBusy(true);
      void toggle(thing).finally(() => setBusy(false));
    },
  };
}
