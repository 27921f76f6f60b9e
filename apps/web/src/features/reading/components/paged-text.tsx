import { useLoadedWords } from '@/domain/words/in-text/create-text-words.ts';
import { isTransient } from '@/lib/api/is-transient.ts';
import type { usePageUrl, Visit } from '../hooks/use-page-url.ts';
import { useReadingPage } from '../hooks/use-reading-page.ts';
import { useReadingPosition } from '../hooks/use-reading-position.ts';
import { FillSlot } from './reader-content.tsx';
import type { ContentSlot } from './reader-content.tsx';
import { ReaderError } from './reader-frame.tsx';
import { ReaderView } from './reader-view.tsx';

/** A text open for reading, in page or continuous mode. */
export interface OpenTextProps {
  id: string;
  pageUrl: ReturnType<typeof usePageUrl>;
  /** Sentences per page chosen by the reader. */
  preferred: number;
  /** The slot that the content is rendered into. */
  slot: ContentSlot;
}

/** A text with separate pages: loads pages and saves the reading position. */
export function PagedText({ id, pageUrl, preferred, slot }: OpenTextProps) {
  const { page, perPage, visit } = pageUrl;
  const { data, error, failureReason, fetchStatus, isPlaceholderData, refetch } = useReadingPage({
    id,
    page,
    perPage,
  });
  const saveEnd = useReadingPosition({
    id,
    data: isPlaceholderData ? undefined : data,
    pageUrl,
    preferred,
  });
  useLoadedWords(data);

  const retry = () => void refetch({ cancelRefetch: true });
  const isConnectionLost = isTransient(error ?? failureReason);
  if (error && (!isConnectionLost || !data)) {
    return (
      <FillSlot slot={slot}>
        <ReaderError id={id} error={error} onRetry={retry} />
      </FillSlot>
    );
  }
  // Leave the previous content in the slot until the data has loaded.
  if (!data) return null;
  const open = (target: number, replace: boolean, nextVisit: Visit | undefined) =>
    pageUrl.go(target, { perPage: data.sentences_per_page, replace, visit: nextVisit });
  return (
    <FillSlot slot={slot}>
      <ReaderView
        data={data}
        requestedPage={page}
        isLoading={isPlaceholderData}
        isOffline={isConnectionLost || fetchStatus === 'paused'}
        onRetry={retry}
        visit={visit}
        onOpen={(target, replace) => open(target, replace, visit)}
        onStopVisit={() => open(data.page, true, undefined)}
        onEnd={saveEnd}
      />
    </FillSlot>
  );
}
