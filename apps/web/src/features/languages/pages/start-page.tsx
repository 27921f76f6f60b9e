import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { errorText } from '@/lib/i18n/error-text.ts';
import { isLearner } from '@/domain/session/roles.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingRows } from '@/ui/feedback/loading-rows.tsx';
import { PageLayout } from '@/ui/layout/page-layout.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { useStepFocus } from '@/ui/hooks/use-step-focus.ts';
import { ExampleStep } from '../components/example-step.tsx';
import { LanguageChooser } from '../components/language-chooser.tsx';
import { LevelStep } from '../components/level-step.tsx';
import { StoryStep } from '../components/story-step.tsx';
import classes from '../components/first-text.module.css';
import { useFirstText } from '../hooks/use-first-text.ts';

/** Asks for the level, then offers a matching story in the language. */
function FirstText({
  language,
  before,
}: {
  language: string;
  /** The previous step, if any. */
  before: string | undefined;
}) {
  const { t } = useTranslation('languages');
  const first = useFirstText(language);
  const { step, level, stories, error } = first;
  const story = stories.find(({ difficulty }) => difficulty === level);
  const place = useStepFocus<HTMLDivElement>(step, before);
  usePageTitle(t('story.title'));
  return (
    <PageLayout>
      <div ref={place} tabIndex={-1} className={classes.steps}>
        {error ? (
          <ErrorState message={errorText(error)} onRetry={first.retry} />
        ) : step === undefined ? (
          <LoadingRows count={3} height={96} gap={12} />
        ) : step === 'level' ? (
          <LevelStep language={language} stories={stories} onChoose={first.choose} />
        ) : story ? (
          <StoryStep
            language={language}
            story={story}
            isPending={first.isBeginning}
            onBegin={() => first.begin(story)}
            onBack={first.chooseAgain}
          />
        ) : (
          <ExampleStep language={language} onBack={first.chooseAgain} />
        )}
      </div>
    </PageLayout>
  );
}

/**
 * /start-learning: from choosing a language to a first text. Choosing a language turns a shop account into a learner
 * account. Users who left return to the step that was next.
 */
export function StartPage() {
  const user = useUser();
  const language = isLearner(user) ? user.current_language : null;
  const [began] = useState(language);
  if (language === null) return <LanguageChooser isWanted />;
  return (
    <FirstText key={language} language={language} before={began === language ? undefined : 'language'} />
  );
}
