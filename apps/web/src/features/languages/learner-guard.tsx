import { lazy } from 'react';
import { Outlet } from 'react-router-dom';

import { useUser } from '../../lib/session/session-context.ts';

const LanguageChooser = lazy(async () => ({
  default: (await import('./components/language-chooser.tsx')).LanguageChooser,
}));

/** For learners' pages: without a language, the chooser stands in place of the page. */
export function LearnerGuard() {
  const user = useUser();
  const ready = user.account_type === 'learner' && user.current_language !== null;
  return ready ? <Outlet /> : <LanguageChooser />;
}
