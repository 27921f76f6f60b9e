import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import classes from './status-page.module.css';

/** The last resort of a screen that failed while it was drawn. */
export function CrashPage({ error }: { error: unknown }) {
  // Without suspense: the dictionary itself may be what failed, and then English stands here.
  const { t } = useTranslation('common', { useSuspense: false });
  const said = error instanceof Error && error.message !== '' ? error.message : undefined;
  // As browsers say that a part of the app is gone from the server, in a newer version.
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
