import { getReadingPage } from '@glossa/contract/reading';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';

import { endpointKey } from '../../../lib/api/query.ts';
import type { ReaderSettings } from '../../../lib/settings/use-reader-settings.ts';
import { later } from '../hooks/use-later.ts';
import { ReadingContext } from '../hooks/reading-session.ts';
import type { ReadingSession } from '../hooks/reading-session.ts';
import { ReaderSettingsContext } from '../hooks/reader-settings.ts';
import { usePageAddress } from '../hooks/use-page-address.ts';
import { useWordChanges } from '../hooks/use-word-changes.ts';
import { createPhraseStore } from '../model/phrase-store.ts';
import { createSelection } from '../model/selection.ts';
import { createStage } from '../model/stage.ts';
import { createUndoOffers } from '../model/undo-offers.ts';
import { createWordStore } from '../model/word-store.ts';
import { StageFront } from './on-stage.tsx';
import { PagedText } from './paged-text.tsx';
import { ReaderSkeleton } from './reader-skeleton.tsx';

const ContinuousText = later(async () => (await import('./continuous-text.tsx')).ContinuousText);

/** An open text: holds what its words are like while its pages come and go. */
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
  const address = usePageAddress({ id, page, preferred: settings.sentencesPerPage });
  const [stage] = useState(() => createStage(<ReaderSkeleton />));
  const text = { id, address, preferred: settings.sentencesPerPage, stage };
  const look = useMemo(() => ({ settings, onSettings }), [settings, onSettings]);

  // The text may be edited and its words be learned elsewhere before it is opened again.
  const client = useQueryClient();
  useEffect(() => () => client.removeQueries({ queryKey: endpointKey(getReadingPage) }), [client, id]);
  return (
    <ReadingContext value={session}>
      {settings.view === 'page' || address.visit ? (
        // Who only looks at a place stays on its page.
        <PagedText {...text} />
      ) : (
        <ContinuousText key={address.perPage} {...text} />
      )}
      <ReaderSettingsContext value={look}>
        <StageFront stage={stage} />
      </ReaderSettingsContext>
    </ReadingContext>
  );
}
