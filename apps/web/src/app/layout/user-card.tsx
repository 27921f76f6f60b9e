import { getMe } from '@glossa/contract/auth';
import { Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { isLearner, isPremium } from '@/domain/session/roles.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { Card } from '@/ui/layout/card.tsx';

/** Shows the signed-in user and, for learners, exact statistics, with a dash for any that are unavailable. */
export function UserCard() {
  const { t } = useTranslation(['navigation', 'common']);
  const format = useFormat();
  const user = useUser();
  const { username, subscription_type: plan } = user;
  const { data } = useQuery(endpointQuery(getMe, {}));
  const stats = [
    ['points', data?.points],
    ['total_words', data?.total_words],
    ['unique_words', data?.unique_words],
  ] as const;
  return (
    <Card component="section" p="sm" mb="xs" bg="var(--glossa-paper)" fz={14} aria-label={username}>
      <UserCardRow mb="xs">
        <Text component="bdi" inherit truncate fw={600}>
          {username}
        </Text>
        <Text component="span" size="xs" c="dimmed">
          {plan}
        </Text>
      </UserCardRow>
      {isPremium(user) && (
        <Text size="xs" fw={500} c="var(--glossa-accent)" mt={-4} mb="xs">
          {t('card.premium')}
        </Text>
      )}
      {isLearner(user) && (
        <dl>
          {stats.map(([key, value]) => (
            <UserCardRow key={key}>
              <Text component="dt" size="xs" c="dimmed">
                {t(`card.${key}`)}
              </Text>
              <Text component="dd" className="tabular" inherit fw={500}>
                {value === undefined ? t('common:none') : format.number(value)}
              </Text>
            </UserCardRow>
          ))}
        </dl>
      )}
    </Card>
  );
}

const UserCardRow = (props: { mb?: 'xs'; children: ReactNode }) => (
  <Group justify="space-between" align="baseline" gap="xs" wrap="nowrap" {...props} />
);
