import type { Difficulty } from '@glossa/contract/fields';
import { addStarterText, listStarterTexts } from '@glossa/contract/starter-texts';
import type { StarterText } from '@glossa/contract/starter-texts';
import { listTexts } from '@glossa/contract/texts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { errorText } from '@/lib/i18n/error-text.ts';
import { isLearner } from '@/domain/session/roles.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingRows } from '@/ui/feedback/loading-rows.tsx';
import { PageLayout } from '@/ui/layout/page-layout.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { useStepFocus } from '@/features/languages/hooks/use-step-focus.ts';
import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import { readPath } from '@/domain/paths/entry-paths.ts';
import { useSettings } from '@/domain/settings/use-settings.ts';
import { ExampleStep, StoryStep } from './story-step.tsx';
import { LanguageChooser } from './language-chooser.tsx';
import { LevelStep } from './level-step.tsx';
import classes from './first-text.module.css';

/** Asks for the level, then offers a matching story in the language. */
function FirstText({
  language,
  previousStep,
}: {
  language: string;
  /** The previous step, if any. */
  previousStep: string | undefined;
}) {
  const { t } = useTranslation('languages');
  const first = useFirstText(language);
  const { step, level, stories, error } = first;
  const story = stories.find(({ difficulty }) => difficulty === level);
  const container = useStepFocus<HTMLDivElement>(step, previousStep);
  usePageTitle(t('story.title'));
  return (
    <PageLayout>
      <div ref={container} tabIndex={-1} className={classes.steps}>
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
            isPending={first.isStarting}
            onStart={() => first.start(story)}
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
 * account. Users who leave continue at the next step when they return.
 */
export function StartPage() {
  const user = useUser();
  const language = isLearner(user) ? user.current_language : null;
  const [initialLanguage] = useState(language);
  if (language === null) return <LanguageChooser isOpenedByUser />;
  return (
    <FirstText
      key={language}
      language={language}
      previousStep={initialLanguage === language ? undefined : 'language'}
    />
  );
}

/** Manages the user's level in a language, stored in the account settings, and the language's stories. */
function useFirstText(language: string) {
  const navigate = useNavigate();
  const { settings, error: settingsError, refetch: refetchSettings, change } = useSettings();
  const stories = useQuery(endpointQuery(listStarterTexts, { query: { language } }));
  const [isChoosing, setChoosesAgain] = useState(false);
  const storedLevel = settings?.levels[language];
  const { mutate, isPending } = useEndpointMutation(addStarterText, {
    invalidates: [listTexts],
    onSuccess: ({ id }) => void navigate(readPath(id)),
  });
  const isLoaded = settings !== undefined && stories.data !== undefined;
  return {
    /** Undefined while loading. */
    step: isLoaded
      ? storedLevel === undefined || isChoosing
        ? ('level' as const)
        : ('story' as const)
      : undefined,
    level: storedLevel,
    stories: stories.data?.results ?? [],
    error: isLoaded ? undefined : (stories.error ?? settingsError),
    retry: () => {
      if (stories.error) void stories.refetch();
      if (settingsError) refetchSettings();
    },
    choose: (level: Difficulty) => {
      setChoosesAgain(false);
      change({ levels: { ...settings?.levels, [language]: level } });
    },
    chooseAgain: () => setChoosesAgain(true),
    start: ({ difficulty }: StarterText) => mutate({ body: { language, difficulty } }),
    isStarting: isPending,
  };
}
