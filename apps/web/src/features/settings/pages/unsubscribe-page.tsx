import { Anchor, Button } from '@mantine/core';
import { unsubscribe } from '@glossa/contract/settings';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { Logo } from '@/ui/layout/logo.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import classes from './unsubscribe-page.module.css';

/**
 * /unsubscribe?token=…: unsubscribes from the emails that contained the link. Opening it changes nothing, because link
 * scanners open links, too.
 */
export function UnsubscribePage() {
  const { t } = useTranslation(['settings', 'errors']);
  const [search] = useSearchParams();
  const request = useEndpointMutation(unsubscribe, { meta: { silent: true } });
  const title = request.isSuccess ? t('unsubscribe.done') : t('unsubscribe.title');
  usePageTitle(title);
  return (
    <main className={classes.page}>
      <Logo />
      <div className={classes.card}>
        <h1>{title}</h1>
        {request.data ? (
          <p role="status">
            {request.data.kind === 'daily' ? t('unsubscribe.done_daily') : t('unsubscribe.done_weekly')}
          </p>
        ) : (
          <>
            <p>{t('unsubscribe.help')}</p>
            {request.error && (
              <p role="alert" className={classes.problem}>
                {errorText(request.error)}
              </p>
            )}
            <Button
              fullWidth
              loading={request.isPending}
              onClick={() => request.mutate({ body: { token: search.get('token') ?? '' } })}
            >
              {t('unsubscribe.submit')}
            </Button>
          </>
        )}
      </div>
      <Anchor component={Link} to="/settings#notifications">
        {t('unsubscribe.settings')}
      </Anchor>
    </main>
  );
}
