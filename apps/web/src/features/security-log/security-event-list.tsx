import type { SecurityEvent } from '@glossa/contract/security-log';
import { Anchor, Badge, Box, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Facts } from '@/ui/data/facts.tsx';
import { RelativeTime } from '@/ui/data/relative-time.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { Card } from '@/ui/layout/card.tsx';
import { List } from '@/ui/layout/list.tsx';
import { useEventTexts } from './use-event-texts.ts';

/** Events in the security log, newest first. */
export const SecurityEventList = ({ events }: { events: readonly SecurityEvent[] }) => (
  <Card p={0} mb="md">
    <List isDivided>
      {events.map((event) => (
        <EventRow key={event.id} event={event} />
      ))}
    </List>
  </Card>
);

/** Returns the path to a list of all events for an account. */
const eventsPath = ({ account_id: id, alias }: SecurityEvent): string =>
  `/admin/security?${new URLSearchParams(id === null ? { search: alias } : { account_id: id }).toString()}`;

function EventRow({ event }: { event: SecurityEvent }) {
  const { t } = useTranslation('security');
  const format = useFormat();
  const { eventName, accountName, listFacts } = useEventTexts();
  const { outcome, address, detail, date } = event;
  return (
    <Group
      component="li"
      px={{ base: 'md', sm: 'lg' }}
      py="sm"
      gap="2px 20px"
      justify="space-between"
      align="flex-start"
    >
      <Box flex="1 1 320px" miw={0}>
        <Group component="span" gap="2px 8px">
          <Text component="span" fw={500}>
            {eventName(event)}
          </Text>
          {outcome === 'failure' && (
            <Badge variant="light" color="red">
              {t('log.outcomes.failure')}
            </Badge>
          )}
          {detail['new_device'] === true && <Badge variant="light">{t('log.new_device')}</Badge>}
        </Group>
        <Facts isDotted>
          <Anchor component={Link} to={eventsPath(event)} inherit>
            <bdi>{accountName(event)}</bdi>
          </Anchor>
          {listFacts(event).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          {address !== '' && <bdi>{address}</bdi>}
        </Facts>
      </Box>
      <Text component="span" size="sm" c="dimmed" title={format.dateTime(new Date(date))}>
        <RelativeTime value={date} />
      </Text>
    </Group>
  );
}
