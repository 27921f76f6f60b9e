// Loads the reading font up front, so that the text never changes fonts.
import '@/ui/theme/reading-font.css';

import { wordMarks } from '@glossa/contract/settings';
import type { Settings } from '@glossa/contract/settings';
import { useEffect } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';

import { useReaderSettings } from '@/domain/settings/use-settings.ts';
import { ReaderError, ReaderSkeleton } from '../components/reader-frame.tsx';
import { Reader } from '../components/reader.tsx';
import { readVisit } from '../hooks/use-page-url.ts';
import { useBookmarkedPage } from '../hooks/use-reading-page.ts';
import { readUnsavedPosition } from '../hooks/use-reading-position.ts';
import { pageForSentence } from '../model/page-range.ts';

/** Opens a text at a page, or at its reading position. */
export function ReaderPage() {
  const { id = '', page } = useParams();
  const { settings, error, refetch, change } = useReaderSettings();
  const marks = settings?.marks;
  useEffect(() => {
    // Keep a marking style set in the account, which is newer than the one stored in this browser.
    const storedMarks = marks === undefined ? undefined : consumeStoredMarks();
    if (storedMarks !== undefined && marks === 'color') change({ marks: storedMarks });
  }, [marks, change]);
  if (error && !settings) return <ReaderError id={id} error={error} onRetry={refetch} />;
  // Load the position while the settings are still loading.
  if (page === undefined) return <OpenText key={id} id={id} perPage={settings?.sentencesPerPage} />;
  if (!settings) return <ReaderSkeleton />;
  if (!/^[1-9]\d{0,6}$/.test(page)) return <Navigate to={`/reading/${id}`} replace />;
  return <Reader key={id} id={id} page={Number(page)} settings={settings} onSettings={change} />;
}

/** Opens a text at the reading position, or at the sentence in the URL, once the page size is known. */
function OpenText({ id, perPage }: { id: string; perPage: number | undefined }) {
  const visit = readVisit(useSearchParams()[0]);
  const { data, error, refetch } = useBookmarkedPage(id);
  if (error) return <ReaderError id={id} error={error} onRetry={() => void refetch()} />;
  if (!data || perPage === undefined) return <ReaderSkeleton />;
  const last = data.sentence_count - 1;
  const position = Math.min(visit?.sentence ?? readUnsavedPosition(id) ?? data.bookmark, last);
  const state = visit ? { perPage, visit: { ...visit, sentence: position } } : { perPage, place: position };
  return <Navigate to={`/reading/${id}/page/${pageForSentence(position, perPage)}`} state={state} replace />;
}

const storageKey = 'glossa-word-marks';

/**
 * Returns the marking style that older versions stored in this browser, before it became an account setting, and
 * deletes it.
 */
function consumeStoredMarks(): Settings['marks'] | undefined {
  const stored = localStorage.getItem(storageKey);
  if (stored === null) return undefined;
  localStorage.removeItem(storageKey);
  return wordMarks.find((name) => name === stored);
}
