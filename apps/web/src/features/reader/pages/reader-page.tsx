// Its text is drawn in its own letters at once.
import '../../../ui/reading-font.css';

import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';

import { useReaderSettings } from '../../../lib/settings/use-reader-settings.ts';
import { OpenText } from '../components/open-text.tsx';
import { ReaderProblem } from '../components/reader-problem.tsx';
import { ReaderSkeleton } from '../components/reader-skeleton.tsx';
import { Reader } from '../components/reader.tsx';
import { takeKeptMarks } from '../model/take-kept-marks.ts';

/** Reads a text: at a page, or where its learner left it. */
export function ReaderPage() {
  const { id = '', page } = useParams();
  const { settings, error, refetch, change } = useReaderSettings();
  const marks = settings?.marks;
  useEffect(() => {
    // Whoever has chosen marks for the account has chosen later.
    const kept = marks === undefined ? undefined : takeKeptMarks();
    if (kept !== undefined && marks === 'color') change({ marks: kept });
  }, [marks, change]);
  if (error && !settings) return <ReaderProblem id={id} error={error} onRetry={refetch} />;
  // Asks for the place while the settings are still on their way.
  if (page === undefined) return <OpenText key={id} id={id} perPage={settings?.sentencesPerPage} />;
  if (!settings) return <ReaderSkeleton />;
  if (!/^[1-9]\d{0,6}$/.test(page)) return <Navigate to={`/reading/${id}`} replace />;
  return <Reader key={id} id={id} page={Number(page)} settings={settings} onSettings={change} />;
}
