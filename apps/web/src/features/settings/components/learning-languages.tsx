import { Button, Switch } from '@mantine/core';
import { updateProfile } from '@glossa/contract/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { languageName } from '@/lib/i18n/language-name.ts';
import { useSession, useUser } from '@/domain/session/session-context.ts';
import { useFamilyCounting } from '../hooks/use-family-counting.ts';
import { LevelChoice } from './level-choice.tsx';
import classes from './item-list.module.css';
import own from './learning-languages.module.css';

/**
 * The languages being learned, and whether a known word makes its whole family known in each. Removing a language frees
 * a slot and keeps its texts and words.
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
      <h3 className={classes.heading}>{t('languages.title')}</h3>
      <p className={classes.help}>{t('languages.help')}</p>
      <p className={classes.help}>{t('languages.families_help')}</p>
      <ul className={classes.items}>
        {languages.map(({ code }) => {
          const language = languageName(code, i18n.language);
          return (
            <li key={code}>
              <div className={classes.main}>
                <span className={own.name}>
                  {language}
                  <LevelChoice language={code} />
                </span>
                <Switch
                  className={own.families}
                  size="sm"
                  label={t('languages.families')}
                  aria-label={t('languages.families_named', { language })}
                  checked={families.languages?.includes(code) ?? false}
                  disabled={!families.languages || families.waiting}
                  onChange={(event) => families.change(code, event.currentTarget.checked)}
                />
              </div>
              <Button
                size="xs"
                variant="default"
                disabled={save.isPending}
                onClick={() => stop(code)}
                aria-label={t('languages.stop_named', { language })}
              >
                {t('languages.stop')}
              </Button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
