import { Outlet } from 'react-router-dom';

import { useUser } from '../../lib/session/session-context.ts';
import { LanguageChooser } from './components/language-chooser.tsx';

/** For learners' pages: without a language, the chooser stands in place of the page. */
export function LearnerGuard() {
  const user = useUser();
  const ready = user.account_type === 'learner' && user.current_language !== null;
  return ready ? <Outlet /> : <LanguageChooser />;
}
