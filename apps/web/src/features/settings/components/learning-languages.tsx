import { updateProfile } from '@glossa/contract/auth';
import { getDashboard } from '@glossa/contract/dashboard';
import { difficulties } from '@glossa/contract/difficulties';
import { listFamilyCounting, setFamilyCounting } from '@glossa/contract/families';
import { getAnalysis, getReadingPage } from '@glossa/contract/reading';
import { listTexts } from '@glossa/contract/texts';
import { Button, Switch, Text, Title } from '@mantine/core';
import { useQueryClient, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation, endpointKey, endpointQuery } from '@/lib/api/query.ts';
import { languageName } from '@/lib/i18n/language-name.ts';
import { useSession, useUser } from '@/domain/session/session-context.ts';
import { CompactSelect } from '@/ui/inputs/compact-select.tsx';
import { useSetting } from '../hooks/use-setting.ts';
import { Item, ItemList } from '@/ui/data/item-list.tsx';

/**
 * The languages being learned, and for each one whether a known word makes its whole family known. Removing a language
 * frees a slot and keeps its texts and words.
 */
export function LearningLanguages() {
  const { t, i18n } = useTranslation('settings');
  const { setUser } = useSession();
  const { selected_languages: languages, current_language: current } = useUser();
  const client = useQueryClient();
  const families = useFamilyCounting({ enabled: languages.length > 0 });
  const save = useEndpointMutation(updateProfile, {
    onSuccess: (user) => {
      setUser(user);
      void client.invalidateQueries();
    },
  });
  if (languages.length === 0) return null;
  const stop = (code: string) =>
    save.mutate({
      body: {
        selected_languages: languages.flatMap((language) => (language.code === code ? [] : [language.code])),
        ...(code === current ? { current_language: null } : {}),
      },
    });
  return (
    <>
      <Title order={3} mt="xl" fz="sm" fw={500}>
        {t('languages.title')}
      </Title>
      {[t('languages.help'), t('languages.families_help')].map((help) => (
        <Text key={help} size="sm" c="dimmed" mt={2} mb="xs">
          {help}
        </Text>
      ))}
      <ItemList>
        {languages.map(({ code }) => {
          const language = languageName(code, i18n.language);
          return (
            <Item
              key={code}
              name={
                <>
                  {language}
                  <LevelChoice language={code} />
                </>
              }
              meta={
                <Switch
                  mt={6}
                  size="sm"
                  label={t('languages.families')}
                  aria-label={t('languages.families_named', { language })}
                  checked={families.languages?.includes(code) ?? false}
                  disabled={!families.languages || families.isPending}
                  onChange={(event) => families.change(code, event.currentTarget.checked)}
                />
              }
              action={
                <Button
                  size="xs"
                  variant="default"
                  disabled={save.isPending}
                  onClick={() => stop(code)}
                  aria-label={t('languages.stop_named', { language })}
                >
                  {t('languages.stop')}
                </Button>
              }
            />
          );
        })}
      </ItemList>
    </>
  );
}

/** A select for the user's reading level in a language, which determines the texts that are suggested first. */
function LevelChoice({ language }: { language: string }) {
  const { t, i18n } = useTranslation(['languages', 'common']);
  const { value: levels, set } = useSetting('levels', [getDashboard]);
  return (
    <CompactSelect
      size="xs"
      label={t('level.title', { language: languageName(language, i18n.language) })}
      value={levels[language] ?? ''}
      data={[
        { value: '', label: t('common:none') },
        ...difficulties.map((level) => ({ value: level, label: t(`level.${level}`) })),
      ]}
      onChange={(chosen) => {
        const level = difficulties.find((one) => one === chosen);
        const others = Object.entries(levels).filter(([code]) => code !== language);
        set(Object.fromEntries(level ? [...others, [language, level]] : others));
      }}
    />
  );
}

/** Returns the languages in which a known word makes its whole family known (undefined while loading), and a setter. */
function useFamilyCounting({ enabled }: { enabled: boolean }): {
  languages: readonly string[] | undefined;
  isPending: boolean;
  change: (language: string, counts: boolean) => void;
} {
  const client = useQueryClient();
  const { data } = useQuery({ ...endpointQuery(listFamilyCounting, {}), enabled });
  const save = useEndpointMutation(setFamilyCounting, {
    // The share of known words depends on this setting.
    invalidates: [listTexts, getAnalysis, getReadingPage],
    onSuccess: (saved) => client.setQueryData([...endpointKey(listFamilyCounting), {}], saved),
  });
  return {
    languages: data?.languages,
    isPending: save.isPending,
    change: (language, counts) => save.mutate({ body: { language, counts } }),
  };
}
