import { lazy } from 'react';
import { Outlet } from 'react-router-dom';

import { isLearner, managesContent } from '../../lib/session/roles.ts';
import { useUser } from '../../lib/session/session-context.ts';

const LanguageChooser = lazy(async () => ({
  default: (await import('./components/language-chooser.tsx')).LanguageChooser,
}));

/** For learners' pages that need no current language, such as what they bought. */
export function LearnerAccountGuard() {
  return useUser().account_type === 'learner' ? <Outlet /> : <LanguageChooser />;
}

/** For learners' pages: without a language, the chooser stands in place of the page. */
export function LearnerGuard() {
  const user = useUser();
  const ready = user.account_type === 'learner' && user.current_language !== null;
  return ready ? <Outlet /> : <LanguageChooser />;
}

/** For pages that everybody has: a learner without a language chooses one first, others go straight in. */
export function LanguageGuard() {
  const user = useUser();
  const isMissing = isLearner(user) && user.current_language === null;
  return isMissing ? <LanguageChooser /> : <Outlet />;
}

/** For adding videos: content managers add them to the catalogue, whatever they learn. */
export function UploaderGuard() {
  return managesContent(useUser()) ? <Outlet /> : <LearnerGuard />;
}
