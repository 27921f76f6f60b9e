import { listSignIns } from '@glossa/contract/sessions';
import { Badge, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { useSignInTexts } from '@/domain/security/use-sign-in-texts.ts';
import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { Item, ItemList } from '@/ui/data/item-list.tsx';
import { RelativeTime } from '@/ui/data/relative-time.tsx';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { SettingsSection } from './settings-section.tsx';

/** The user's most recent sign-in attempts. */
export function SignInsSection() {
  const { t } = useTranslation('security');
  const { data, error, refetch } = useQuery(endpointQuery(listSignIns, {}));
  const { deviceName, methodName } = useSignInTexts();
  return (
    <SettingsSection title={t('sign_ins.title')} help={t('sign_ins.help')}>
      {error ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingState>
          <Skeleton height={72} />
        </LoadingState>
      ) : data.results.length === 0 ? (
        <Text c="dimmed">{t('sign_ins.empty')}</Text>
      ) : (
        <ItemList>
          {data.results.map(({ id, outcome, reason, method, is_new_device, user_agent, address, date }) => (
            <Item
              key={id}
              name={
                <>
                  {deviceName(user_agent)}
                  {outcome === 'failure' && (
                    <Badge variant="light" color="red">
                      {reason === null ? t('log.outcomes.failure') : t(`log.reasons.${reason}`)}
                    </Badge>
                  )}
                  {is_new_device && <Badge variant="light">{t('log.new_device')}</Badge>}
                </>
              }
              meta={
                <>
                  {method !== null && `${methodName(method)} · `}
                  <bdi>{address}</bdi> · <RelativeTime value={date} />
                </>
              }
              action={null}
            />
          ))}
        </ItemList>
      )}
    </SettingsSection>
  );
}
