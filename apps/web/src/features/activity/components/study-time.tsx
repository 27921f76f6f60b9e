import { useLocation } from 'react-router-dom';

import { useOwnTimeZone } from '../hooks/use-own-time-zone.ts';
import { useStudyTime } from '../hooks/use-study-time.ts';
import { studySubject } from '../model/study-subject.ts';

/** Has the time on the page count as study, on the right day, where there is something to study; shows nothing. */
export function StudyTime() {
  const { pathname } = useLocation();
  useStudyTime(studySubject(pathname));
  useOwnTimeZone();
  return null;
}
