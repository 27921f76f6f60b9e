import { useTranslation } from 'react-i18next';

import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { SessionView } from '../components/session-view.tsx';
import { StartView } from '../components/start-view.tsx';
import { SummaryView } from '../components/summary-view.tsx';
import { usePractice } from '../hooks/use-practice.ts';
import { useState } from 'react';

/** /practice: what is due, then a session, then its summary. */
export function PracticePage() {
  const { t } = useTranslation('practice');
  usePageTitle(t('title'));
  const practice = usePractice();
  const [isPaused, setPaused] = useState(false);
  const { session } = practice;
  if (!session || isPaused) {
    return (
      <StartView
        practice={practice}
        paused={session}
        onResume={() => setPaused(false)}
        onStart={(choice) => {
          setPaused(false);
          practice.start(choice);
        }}
      />
    );
  }
  if (session.queue.length > 0)
    return <SessionView practice={practice} session={session} onPause={() => setPaused(true)} />;
  return <SummaryView practice={practice} session={session} />;
}
