import { heartbeat } from '@glossa/contract/activity';
import { useEffect } from 'react';

import { call } from '@/lib/api/client.ts';
import { hearStillHere } from '@/domain/activity/still-here.ts';
import { lookEvery, StudyClock } from '../model/study-clock.ts';
import type { StudySubject } from '../model/study-subject.ts';

/** Signs of activity. Media events don't bubble, so the listeners use the capture phase. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'timeupdate'] as const;

const bodyOf = ({ kind, id }: StudySubject, seconds: number) => ({
  kind,
  seconds,
  ...(kind === 'reading' && id !== undefined && { text_id: id }),
  ...(kind === 'video' && id !== undefined && { video_id: id }),
});

/** Counts the time actually spent studying `subject` and reports it to the server. Counts nothing without a subject. */
export function useStudyTimer(subject: StudySubject | undefined): void {
  const { kind, id } = subject ?? {};
  useEffect(() => {
    if (kind === undefined) return;
    const studied: StudySubject = id === undefined ? { kind } : { kind, id };
    const now = () => performance.now();
    const clock = new StudyClock(now());
    const live = () => clock.noteLife(now());
    const tell = () => {
      const seconds = clock.take();
      if (seconds === 0) return;
      call(heartbeat, { body: bodyOf(studied, seconds) }).catch(() => clock.putBack(seconds));
    };
    const look = () => {
      clock.look(now(), document.visibilityState === 'visible');
      if (clock.isDue) tell();
    };
    const leave = () => {
      look();
      if (document.visibilityState === 'hidden') tell();
    };
    const timer = setInterval(look, lookEvery);
    look();
    for (const sign of signs) addEventListener(sign, live, { capture: true, passive: true });
    const stopHearing = hearStillHere(live);
    document.addEventListener('visibilitychange', leave);
    addEventListener('pagehide', tell);
    return () => {
      clearInterval(timer);
      for (const sign of signs) removeEventListener(sign, live, { capture: true });
      stopHearing();
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('pagehide', tell);
      clock.look(now(), document.visibilityState === 'visible');
      tell();
    };
  }, [kind, id]);
}
