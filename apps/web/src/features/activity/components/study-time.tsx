import { useLocation } from 'react-router-dom';

import { useOwnTimeZone } from '../hooks/use-own-time-zone.ts';
import { useStudyTimer } from '../hooks/use-study-timer.ts';
import { studySubject } from '../model/study-subject.ts';

/** Counts the time spent on study pages as study time, in the user's time zone. Renders nothing. */
export function StudyTime() {
  const { pathname } = useLocation();
  useStudyTimer(studySubject(pathname));
  useOwnTimeZone();
  return null;
}
