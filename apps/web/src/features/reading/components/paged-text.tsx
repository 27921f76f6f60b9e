import { isTransient } from '@/lib/api/is-transient.ts';
import type { OpenedText } from '../hooks/opened-text.ts';
import { usePlace } from '../hooks/use-place.ts';
import { useReadingPage } from '../hooks/use-reading-page.ts';
import { useLoadedWords } from '@/domain/words/in-text/create-text-words.ts';
import type { Visit } from '../model/visit.ts';
import { OnStage } from './on-stage.tsx';
import { ReaderProblem } from './reader-problem.tsx';
import { ReaderView } from './reader-view.tsx';

/** A text with separate pages: loads pages and saves the reading position. */
export function PagedText({ id, address, preferred, stage }: OpenedText) {
  const { page, perPage, visit } = address;
  const { data, error, failureReason, fetchStatus, isPlaceholderData, refetch } = useReadingPage({
    id,
    page,
    perPage,
  });
  const keepEnd = usePlace({
    id,
    data: isPlaceholderData ? undefined : data,
    address,
    preferred,
  });
  useLoadedWords(data);

  const retry = () => void refetch({ cancelRefetch: true });
  const passing = isTransient(error ?? failureReason);
  if (error && (!passing || !data)) {
    return (
      <OnStage stage={stage}>
        <ReaderProblem id={id} error={error} onRetry={retry} />
      </OnStage>
    );
  }
  // Keeps the previous content meanwhile.
  if (!data) return null;
  const open = (target: number, replace: boolean, looked: Visit | undefined) =>
    address.go(target, { perPage: data.sentences_per_page, replace, visit: looked });
  return (
    <OnStage stage={stage}>
      <ReaderView
        data={data}
        wanted={page}
        waiting={isPlaceholderData}
        offline={passing || fetchStatus === 'paused'}
        onRetry={retry}
        visit={visit}
        onOpen={(target, replace) => open(target, replace, visit)}
        onStay={() => open(data.page, true, undefined)}
        onEnd={keepEnd}
      />
    </OnStage>
  );
}
