import { heartbeat } from '@glossa/contract/activity';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

import { onActivity } from '@/domain/activity/activity-signal.ts';
import { isLearner } from '@/domain/session/roles.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { call } from '@/lib/api/client.ts';
import { tickInterval, StudyClock } from './study-clock.ts';
import { studySubject } from './study-subject.ts';
import type { StudySubject } from './study-subject.ts';
import { useSyncTimeZone } from './use-sync-time-zone.ts';

/** Counts the time that the learner spends on study pages, and syncs the account's time zone. Renders nothing. */
export function StudyTime() {
  const { pathname } = useLocation();
  const user = useUser();
  useStudyTimer(isLearner(user) ? studySubject(pathname) : undefined);
  useSyncTimeZone();
  return null;
}

/** Events that count as activity. Media events don't bubble, so the listeners use the capture phase. */
const activityEvents = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'timeupdate'] as const;

const toBody = ({ kind, id }: StudySubject, seconds: number) => ({
  kind,
  seconds,
  ...(kind === 'reading' && id !== undefined && { text_id: id }),
  ...(kind === 'video' && id !== undefined && { video_id: id }),
});

/** Counts the time spent studying `subject` and reports it to the server. Does nothing if `subject` is undefined. */
function useStudyTimer(subject: StudySubject | undefined): void {
  const { kind, id } = subject ?? {};
  useEffect(() => {
    if (kind === undefined) return;
    const current: StudySubject = id === undefined ? { kind } : { kind, id };
    const now = () => performance.now();
    const clock = new StudyClock(now());
    const recordActivity = () => clock.recordActivity(now());
    const report = () => {
      const seconds = clock.consumeSeconds();
      if (seconds === 0) return;
      call(heartbeat, { body: toBody(current, seconds) }).catch(() => clock.restore(seconds));
    };
    const tick = () => {
      clock.tick(now(), document.visibilityState === 'visible');
      if (clock.isDue) report();
    };
    const onVisibilityChange = () => {
      tick();
      if (document.visibilityState === 'hidden') report();
    };
    const timer = setInterval(tick, tickInterval);
    tick();
    for (const type of activityEvents)
      addEventListener(type, recordActivity, { capture: true, passive: true });
    const unsubscribe = onActivity(recordActivity);
    document.addEventListener('visibilitychange', onVisibilityChange);
    addEventListener('pagehide', report);
    return () => {
      clearInterval(timer);
      for (const type of activityEvents) removeEventListener(type, recordActivity, { capture: true });
      unsubscribe();
      document.removeEventListener('visibilitychange', onVisibilityChange);
      removeEventListener('pagehide', report);
      clock.tick(now(), document.visibilityState === 'visible');
      report();
    };
  }, [kind, id]);
}
