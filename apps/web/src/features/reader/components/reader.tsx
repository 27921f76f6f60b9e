import { useLayoutEffect, useMemo, useRef, useState } from 'react';

import { isPassing } from '../../../lib/api/is-passing.ts';
import type { ReaderSettings } from '../../../lib/settings/use-reader-settings.ts';
import { ReadingContext } from '../hooks/reading-session.ts';
import type { ReadingSession } from '../hooks/reading-session.ts';
import { usePageAddress } from '../hooks/use-page-address.ts';
import { usePlace } from '../hooks/use-place.ts';
import { useReadingPage } from '../hooks/use-reading-page.ts';
import { useWordChanges } from '../hooks/use-word-changes.ts';
import { pagePhrases } from '../model/page-phrases.ts';
import { pageWords } from '../model/page-words.ts';
import { createPhraseStore } from '../model/phrase-store.ts';
import { createSelection } from '../model/selection.ts';
import { createUndoOffers } from '../model/undo-offers.ts';
import type { Visit } from '../model/visit.ts';
import { createWordStore } from '../model/word-store.ts';
import { ReaderProblem } from './reader-problem.tsx';
import { ReaderSkeleton } from './reader-skeleton.tsx';
import { ReaderView } from './reader-view.tsx';

/** An open text: fetches its pages, keeps its place, and holds what its words are like. */
export function Reader({
  id,
  page,
  settings,
  onSettings,
}: {
  id: string;
  page: number;
  settings: ReaderSettings;
  onSettings: (part: Partial<ReaderSettings>) => void;
}) {
  const [words] = useState(createWordStore);
  const [phrases] = useState(createPhraseStore);
  const [selection] = useState(createSelection);
  const [offers] = useState(createUndoOffers);
  const changes = useWordChanges(words, offers);
  const shown = useRef<ReadingSession['shown']['current']>({ page: [], language: '' });
  const session = useMemo(
    () => ({ words, phrases, selection, changes, offers, shown }),
    [words, phrases, selection, changes, offers],
  );

  const preferred = settings.sentencesPerPage;
  const address = usePageAddress({ id, page, preferred });
  const { data, error, failureReason, fetchStatus, isPlaceholderData, refetch } = useReadingPage({
    id,
    page,
    perPage: address.perPage,
  });
  const keepEnd = usePlace({ id, data: isPlaceholderData ? undefined : data, address, preferred });

  // Before the first paint, so that no word shows as new that is not.
  useLayoutEffect(() => {
    if (!data) return;
    const onPage = pageWords(data.sentences);
    const places = pagePhrases(data);
    shown.current = { page: onPage, language: data.language, data };
    words.load(new Set([...onPage, ...places].map((item) => item.id)), data.words);
    phrases.load(places);
  }, [words, phrases, data]);

  const retry = () => void refetch({ cancelRefetch: true });
  const passing = isPassing(error ?? failureReason);
  if (error && !passing) return <ReaderProblem id={id} error={error} onRetry={retry} />;
  if (!data) return error ? <ReaderProblem id={id} error={error} onRetry={retry} /> : <ReaderSkeleton />;
  const open = (target: number, replace: boolean, visit: Visit | undefined) =>
    address.go(target, { perPage: data.sentences_per_page, replace, visit });
  return (
    <ReadingContext value={session}>
      <ReaderView
        data={data}
        wanted={page}
        waiting={isPlaceholderData}
        offline={passing || fetchStatus === 'paused'}
        settings={settings}
        onSettings={onSettings}
        onRetry={retry}
        visit={address.visit}
        onOpen={(target, replace) => open(target, replace, address.visit)}
        onStay={() => open(data.page, true, undefined)}
        onEnd={keepEnd}
      />
    </ReadingContext>
  );
}
