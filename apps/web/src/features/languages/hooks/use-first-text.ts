import type { Difficulty } from '@glossa/contract/fields';
import { addStarterText, listStarterTexts } from '@glossa/contract/starter-texts';
import type { StarterText } from '@glossa/contract/starter-texts';
import { listTexts } from '@glossa/contract/texts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import { readPath } from '@/domain/paths/entry-paths.ts';
import { useSettings } from '@/domain/settings/use-settings.ts';

/** Manages the user's level in a language, stored in the account settings, and the language's stories. */
export function useFirstText(language: string) {
  const navigate = useNavigate();
  const { settings, error: settingsError, refetch: refetchSettings, change } = useSettings();
  const stories = useQuery(endpointQuery(listStarterTexts, { query: { language } }));
  const [asksAgain, setAsksAgain] = useState(false);
  const kept = settings?.levels[language];
  const { mutate, isPending } = useEndpointMutation(addStarterText, {
    invalidates: [listTexts],
    onSuccess: ({ id }) => void navigate(readPath(id)),
  });
  const isHere = settings !== undefined && stories.data !== undefined;
  return {
    /** Undefined while loading. */
    step: isHere ? (kept === undefined || asksAgain ? ('level' as const) : ('story' as const)) : undefined,
    level: kept,
    stories: stories.data?.results ?? [],
    error: isHere ? undefined : (stories.error ?? settingsError),
    retry: () => {
      if (stories.error) void stories.refetch();
      if (settingsError) refetchSettings();
    },
    choose: (level: Difficulty) => {
      setAsksAgain(false);
      change({ levels: { ...settings?.levels, [language]: level } });
    },
    chooseAgain: () => setAsksAgain(true),
    begin: ({ difficulty }: StarterText) => mutate({ body: { language, difficulty } }),
    isBeginning: isPending,
  };
}
