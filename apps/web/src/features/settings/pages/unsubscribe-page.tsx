import { Anchor, Button, Stack, Text, Title } from '@mantine/core';
import { unsubscribe } from '@glossa/contract/settings';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { useEndpointMutation } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { Card } from '@/ui/layout/card.tsx';
import { Logo } from '@/ui/layout/logo.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';

/**
 * /unsubscribe?token=…: unsubscribes from the emails that contained the link. Opening the page changes nothing, because
 * link scanners open links, too.
 */
export function UnsubscribePage() {
  const { t } = useTranslation(['settings', 'errors']);
  const [search] = useSearchParams();
  const request = useEndpointMutation(unsubscribe, { meta: { silent: true } });
  const title = request.isSuccess ? t('unsubscribe.done') : t('unsubscribe.title');
  usePageTitle(title);
  return (
    <Stack component="main" align="center" justify="center" gap="lg" mih="100dvh" p="lg">
      <Logo />
      <Card w="100%" maw={440} p="xl">
        <Title order={1} fz="xl" mb="xs">
          {title}
        </Title>
        {request.data ? (
          <Text role="status" mb="lg">
            {request.data.kind === 'daily' ? t('unsubscribe.done_daily') : t('unsubscribe.done_weekly')}
          </Text>
        ) : (
          <>
            <Text mb="lg">{t('unsubscribe.help')}</Text>
            {request.error && (
              <Text role="alert" c="var(--glossa-danger)" mb="lg">
                {errorText(request.error)}
              </Text>
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
      </Card>
      <Anchor component={Link} to="/settings#notifications">
        {t('unsubscribe.settings')}
      </Anchor>
    </Stack>
  );
}
