import { endSession, listSessions } from '@glossa/contract/sessions';
import { Badge, Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import { describeAgent } from '@/lib/browser/describe-agent.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { RelativeTime } from '@/ui/data/relative-time.tsx';
import { Item, ItemList } from '@/ui/data/item-list.tsx';
import { SettingsSection } from './settings-section.tsx';

/** The user's sessions; all but the current one can be ended. */
export function SessionsSection() {
  const { t } = useTranslation('settings');
  const { data, error, refetch } = useQuery(endpointQuery(listSessions, {}));
  const end = useEndpointMutation(endSession, {
    invalidates: [listSessions],
    meta: { success: t('sessions.ended') },
  });
  const describeSession = (agent: string) => {
    const { browser, system } = describeAgent(agent);
    return t('sessions.browser', {
      browser: browser ?? t('sessions.unknown_browser'),
      system: system ?? t('sessions.unknown_system'),
    });
  };
  return (
    <SettingsSection title={t('sessions.title')} help={t('sessions.help')}>
      {error ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingState>
          <Skeleton height={72} />
        </LoadingState>
      ) : (
        <ItemList>
          {data.results.map((session) => (
            <Item
              key={session.id}
              name={
                <>
                  {describeSession(session.user_agent)}
                  {session.current && <Badge variant="light">{t('sessions.current')}</Badge>}
                </>
              }
              meta={
                <>
                  <bdi>{session.address}</bdi> · <RelativeTime value={session.created_at} />
                </>
              }
              action={
                !session.current && (
                  <Button
                    size="xs"
                    variant="default"
                    loading={end.isPending && end.variables.params.id === session.id}
                    onClick={() => end.mutate({ params: { id: session.id } })}
                  >
                    {t('sessions.end')}
                  </Button>
                )
              }
            />
          ))}
        </ItemList>
      )}
    </SettingsSection>
  );
}
