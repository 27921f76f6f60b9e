import { Button } from '@mantine/core';
import { updateProfile } from '@glossa/contract/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '../../../lib/api/query.ts';
import { languageName } from '../../../lib/i18n/language-name.ts';
import { useSession, useUser } from '../../../lib/session/session-context.ts';
import classes from './item-list.module.css';

/** What the person learns; stopping makes room for another language and keeps texts and words. */
export function LearningLanguages() {
  const { t, i18n } = useTranslation('settings');
  const { setUser } = useSession();
  const { selected_languages: languages, current_language: current } = useUser();
  const client = useQueryClient();
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
      <ul className={classes.items}>
        {languages.map(({ code }) => {
          const language = languageName(code, i18n.language);
          return (
            <li key={code}>
              <span className={classes.main}>{language}</span>
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
