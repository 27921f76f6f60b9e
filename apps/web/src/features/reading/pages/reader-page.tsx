// Loads the reading font up front, so that the text never changes fonts.
import '@/ui/theme/reading-font.css';

import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';

import { useReaderSettings } from '@/domain/settings/use-settings.ts';
import { OpenText } from '../components/open-text.tsx';
import { ReaderProblem } from '../components/reader-problem.tsx';
import { ReaderSkeleton } from '../components/reader-skeleton.tsx';
import { Reader } from '../components/reader.tsx';
import { takeKeptMarks } from '../model/take-kept-marks.ts';

/** Opens a text at a page, or at its reading position. */
export function ReaderPage() {
  const { id = '', page } = useParams();
  const { settings, error, refetch, change } = useReaderSettings();
  const marks = settings?.marks;
  useEffect(() => {
    // A choice stored in the account is newer.
    const kept = marks === undefined ? undefined : takeKeptMarks();
    if (kept !== undefined && marks === 'color') change({ marks: kept });
  }, [marks, change]);
  if (error && !settings) return <ReaderProblem id={id} error={error} onRetry={refetch} />;
  // Loads the position while the settings are still loading.
  if (page === undefined) return <OpenText key={id} id={id} perPage={settings?.sentencesPerPage} />;
  if (!settings) return <ReaderSkeleton />;
  if (!/^[1-9]\d{0,6}$/.test(page)) return <Navigate to={`/reading/${id}`} replace />;
  return <Reader key={id} id={id} page={Number(page)} settings={settings} onSettings={change} />;
}
