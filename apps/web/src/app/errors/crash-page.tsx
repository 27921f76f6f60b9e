import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import classes from './status-page.module.css';

/** Shown when a screen failed to render. */
export function CrashPage({ error }: { error: unknown }) {
  // Without Suspense: the dictionary itself may have failed to load. Then the text is in English.
  const { t } = useTranslation('common', { useSuspense: false });
  const said = error instanceof Error && error.message !== '' ? error.message : undefined;
  // Browsers' wording when a newer version has replaced a part of the app on the server.
  const message = /imported mod|module script/.test(said ?? '') ? t('crash.outdated') : said;
  return (
    <div className={classes.page} role="alert">
      <h1 className={classes.title}>{t('crash.title', { defaultValue: 'Oops! Something went wrong' })}</h1>
      <p className={classes.message}>
        {message ?? t('crash.message', { defaultValue: 'An unexpected error occurred' })}
      </p>
      <Button onClick={() => location.reload()}>{t('crash.reload', { defaultValue: 'Reload Page' })}</Button>
    </div>
  );
}
