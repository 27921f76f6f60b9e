import { useLocation } from 'react-router-dom';

import { useOwnTimeZone } from '../hooks/use-own-time-zone.ts';
import { useStudyTimer } from '../hooks/use-study-timer.ts';
import { studySubject } from '../model/study-subject.ts';

/** Has the time on the page count as study, on the right day, where there is something to study; shows nothing. */
export function StudyTime() {
  const { pathname } = useLocation();
  useStudyTimer(studySubject(pathname));
  useOwnTimeZone();
  return null;
}
