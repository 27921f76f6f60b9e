import { listUnreadNotifications } from '@glossa/contract/notifications';
import type { Notification } from '@glossa/contract/notifications';
import { Box, Button, Group, Popover, Skeleton, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { MouseEventHandler, ReactElement, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { useMarkRead, pollInterval } from '../hooks/use-notifications.ts';
import classes from './bell.module.css';
import { NotificationList } from './notification-list.tsx';

/** Number of notifications that fit into the bell menu. */
const menuSize = 8;

/** The menu below the bell. Opens on mount, and again when the button is clicked. */
export function BellMenu({
  renderButton,
  target,
}: {
  renderButton: (props: { onClick: MouseEventHandler }) => ReactElement;
  /** The button below which the menu opens. */
  target: RefObject<HTMLElement | null>;
}) {
  const { t } = useTranslation('notifications');
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    // Closing the menu returns the focus to the element that had it on opening. The clicked button has been replaced,
    // so focus the new one first.
    target.current?.focus({ preventScroll: true });
    setOpened(true);
  }, [target]);
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-start"
      width="min(360px, calc(100vw - 16px))"
      trapFocus
      returnFocus
      withinPortal
      shadow="md"
      radius={12}
    >
      <Popover.Target>{renderButton({ onClick: () => setOpened((before) => !before) })}</Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('open')}>
        <Menu onClose={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Menu({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('notifications');
  const { markRead, markAllRead } = useMarkRead();
  const { data, error } = useQuery({
    ...endpointQuery(listUnreadNotifications, { query: { page_size: menuSize } }),
    staleTime: 0,
    refetchInterval: pollInterval,
  });
  const unread = data?.results.filter((one) => !one.is_read) ?? [];
  const open = (notification: Notification) => {
    markRead(notification);
    if (notification.link !== null) onClose();
  };
  return (
    <Stack gap={0} mah="min(70dvh, 560px)">
      <Group gap="xs" justify="space-between" mih={48} ps="md" pe="xs">
        <Title order={2} fz="sm">
          {t('open')}
        </Title>
        {unread.length > 0 && (
          <Button size="compact-sm" variant="subtle" onClick={markAllRead}>
            {t('mark_all')}
          </Button>
        )}
      </Group>
      <div className={classes.body}>
        {error && !data && <Message role="alert">{errorText(error)}</Message>}
        {!error && !data && (
          <LoadingState>
            {[0, 1, 2].map((row) => (
              <Skeleton key={row} height={48} m={16} w="auto" />
            ))}
          </LoadingState>
        )}
        {data && unread.length === 0 && <Message>{t('empty')}</Message>}
        <NotificationList notifications={unread} onOpen={open} />
      </div>
      <Box p="xs">
        <Button component={Link} to="/notifications" variant="subtle" fullWidth onClick={onClose}>
          {t('view_all')}
        </Button>
      </Box>
    </Stack>
  );
}

const Message = (props: { role?: string; children: string }) => (
  <Box component="p" px="md" py={32} c="dimmed" fz={14} ta="center" {...props} />
);
