import { Navigate } from 'react-router-dom';

import { isLearner } from '../../../lib/session/roles.ts';
import { useUser } from '../../../lib/session/session-context.ts';
import { LanguageChooser } from '../components/language-chooser.tsx';

/** /start-learning: with a language a shop account becomes a learner's, and goes on to the dashboard. */
export function StartPage() {
  return isLearner(useUser()) ? <Navigate to="/dashboard" replace /> : <LanguageChooser isWanted />;
}
