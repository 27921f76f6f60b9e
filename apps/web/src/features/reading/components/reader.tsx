import { getReadingPage } from '@glossa/contract/reading';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';

import { endpointKey } from '@/lib/api/query.ts';
import type { ReaderSettings } from '@/domain/settings/use-settings.ts';
import { deferred } from '@/ui/hooks/use-deferred.ts';
import { useCreateTextWords } from '@/domain/words/in-text/create-text-words.ts';
import { TextWordsContext } from '@/domain/words/in-text/text-words.ts';
import { ReaderSettingsContext } from './reader-view.tsx';
import { usePageUrl } from '../hooks/use-page-url.ts';
import { createContentSlot, SlotContent } from './reader-content.tsx';
import { PagedText } from './paged-text.tsx';
import { ReaderSkeleton } from './reader-frame.tsx';

const ContinuousText = deferred(async () => (await import('./continuous-text.tsx')).ContinuousText);

/** An open text. Preserves the state of its words across page changes. */
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
  const words = useCreateTextWords('text', id);
  const pageUrl = usePageUrl({ id, page, preferred: settings.sentencesPerPage });
  const [slot] = useState(() => createContentSlot(<ReaderSkeleton />));
  const textProps = { id, pageUrl, preferred: settings.sentencesPerPage, slot };
  const settingsContext = useMemo(() => ({ settings, onSettings }), [settings, onSettings]);

  // Remove cached pages on unmount, because the text may be edited, and its words learned, before it is opened again.
  const client = useQueryClient();
  useEffect(() => () => client.removeQueries({ queryKey: endpointKey(getReadingPage) }), [client, id]);
  return (
    <TextWordsContext value={words}>
      {settings.view === 'page' || pageUrl.visit ? (
        // A visit is always shown page by page.
        <PagedText {...textProps} />
      ) : (
        <ContinuousText key={pageUrl.perPage} {...textProps} />
      )}
      <ReaderSettingsContext value={settingsContext}>
        <SlotContent slot={slot} />
      </ReaderSettingsContext>
    </TextWordsContext>
  );
}
