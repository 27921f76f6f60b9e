import { Suspense } from 'react';

import { StudyTime } from '@/features/activity/study-time.tsx';
import { CompanionSync } from '@/domain/companion/companion-sync.tsx';
import { OfflineFrame } from '../offline/offline-frame.tsx';
import { OtherTabs } from './other-tabs.tsx';
import { ScrollButtons } from './scroll-buttons.tsx';
import { useLightPaper } from './use-light-paper.ts';

/** The parts of the frame that load after the page has rendered. */
export function LateFrame() {
  useLightPaper();
  return (
    <>
      <ScrollButtons />
      <StudyTime />
      <OtherTabs />
      <CompanionSync />
      <Suspense fallback={null}>
        <OfflineFrame />
      </Suspense>
    </>
  );
}
