import { lazy } from 'react';
import { Outlet } from 'react-router-dom';

import { isLearner, managesContent } from '@/domain/session/roles.ts';
import { useUser } from '@/domain/session/session-context.ts';

const LanguageChooser = lazy(async () => ({
  default: (await import('./language-chooser.tsx')).LanguageChooser,
}));

/** Guards learner pages that don't need a current language, such as purchases. */
export function LearnerAccountGuard() {
  return useUser().account_type === 'learner' ? <Outlet /> : <LanguageChooser />;
}

/** Guards learner pages; without a current language, the chooser replaces the page. */
export function LearnerGuard() {
  const user = useUser();
  const ready = user.account_type === 'learner' && user.current_language !== null;
  return ready ? <Outlet /> : <LanguageChooser />;
}

/** Guards pages open to everyone: a learner without a current language chooses one first. */
export function LanguageGuard() {
  const user = useUser();
  const isMissing = isLearner(user) && user.current_language === null;
  return isMissing ? <LanguageChooser /> : <Outlet />;
}

/** Guards video uploads: content managers may upload to the catalog even if they aren't learning a language. */
export function UploaderGuard() {
  return managesContent(useUser()) ? <Outlet /> : <LearnerGuard />;
}
