import { getReadingPage } from '@glossa/contract/reading';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';

import { endpointKey } from '@/lib/api/query.ts';
import type { ReaderSettings } from '@/domain/settings/use-settings.ts';
import { deferred } from '@/ui/hooks/use-deferred.ts';
import { useCreateTextWords } from '@/domain/words/in-text/create-text-words.ts';
import { TextWordsContext } from '@/domain/words/in-text/text-words.ts';
import { ReaderSettingsContext } from '../hooks/reader-settings.ts';
import { usePageAddress } from '../hooks/use-page-address.ts';
import { createStage } from '../model/stage.ts';
import { StageFront } from './on-stage.tsx';
import { PagedText } from './paged-text.tsx';
import { ReaderSkeleton } from './reader-skeleton.tsx';

const ContinuousText = deferred(async () => (await import('./continuous-text.tsx')).ContinuousText);

/** An open text. Stores the state of its words while pages change. */
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
  const words = useCreateTextWords();
  const address = usePageAddress({ id, page, preferred: settings.sentencesPerPage });
  const [stage] = useState(() => createStage(<ReaderSkeleton />));
  const text = { id, address, preferred: settings.sentencesPerPage, stage };
  const look = useMemo(() => ({ settings, onSettings }), [settings, onSettings]);

  // The text may be edited, and its words learned, before it is opened again.
  const client = useQueryClient();
  useEffect(() => () => client.removeQueries({ queryKey: endpointKey(getReadingPage) }), [client, id]);
  return (
    <TextWordsContext value={words}>
      {settings.view === 'page' || address.visit ? (
        // A visit stays on its page.
        <PagedText {...text} />
      ) : (
        <ContinuousText key={address.perPage} {...text} />
      )}
      <ReaderSettingsContext value={look}>
        <StageFront stage={stage} />
      </ReaderSettingsContext>
    </TextWordsContext>
  );
}
