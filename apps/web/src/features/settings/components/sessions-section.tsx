import { endAllSessions, endSession, listSessions } from '@glossa/contract/sessions';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { useSession } from '@/domain/session/session-context.ts';
import { endpointQuery, useEndpointMutation } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { RelativeTime } from '@/ui/data/relative-time.tsx';
import { ItemList } from '@/ui/data/item-list.tsx';
import { confirm } from '@/ui/overlays/confirm.ts';
import { DeviceItem } from './device-item.tsx';
import { SettingsSection } from './settings-section.tsx';

/**
 * The user's sessions. Each except the current one can be ended individually. Signing out everywhere ends all of them.
 */
export function SessionsSection() {
  const { t } = useTranslation('settings');
  const { data, error, refetch } = useQuery(endpointQuery(listSessions, {}));
  const end = useEndpointMutation(endSession, {
    invalidates: [listSessions],
    meta: { success: t('sessions.ended') },
  });
  const { discard } = useSession();
  const endAll = useEndpointMutation(endAllSessions, { onSuccess: discard });
  const confirmEndAll = async () => {
    const isConfirmed = await confirm({
      title: t('sessions.end_all_title'),
      message: t('sessions.end_all_help'),
      action: t('sessions.end_all'),
    });
    if (!isConfirmed) return;
    const { confirmSignOut } = await import('@/domain/offline/offline-session.ts');
    if (await confirmSignOut()) endAll.mutate({});
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
        <>
          <ItemList>
            {data.results.map((session) => (
              <DeviceItem
                key={session.id}
                device={session}
                time={<RelativeTime value={session.created_at} />}
                action={t('sessions.end')}
                isPending={end.isPending && end.variables.params.id === session.id}
                onAction={() => end.mutate({ params: { id: session.id } })}
              />
            ))}
          </ItemList>
          <Button mt="sm" variant="default" loading={endAll.isPending} onClick={() => void confirmEndAll()}>
            {t('sessions.end_all')}
          </Button>
        </>
      )}
    </SettingsSection>
  );
}
