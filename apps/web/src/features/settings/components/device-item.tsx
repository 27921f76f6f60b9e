import { Badge, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useSignInTexts } from '@/domain/security/use-sign-in-texts.ts';
import { Item } from '@/ui/data/item-list.tsx';

/** A device that is using or has used the account. It has a button unless it is the current device. */
export function DeviceItem({
  device: { user_agent: userAgent, address, current },
  time,
  action,
  isPending,
  onAction,
}: {
  device: { user_agent: string; address: string; current: boolean };
  /** When the device was last used, or when it signed in. */
  time: ReactNode;
  /** The button's label. */
  action: string;
  isPending: boolean;
  onAction: () => void;
}) {
  const { t } = useTranslation('settings');
  const { deviceName } = useSignInTexts();
  return (
    <Item
      name={
        <>
          {deviceName(userAgent)}
          {current && <Badge variant="light">{t('sessions.current')}</Badge>}
        </>
      }
      meta={
        <>
          <bdi>{address}</bdi> · {time}
        </>
      }
      action={
        !current && (
          <Button size="xs" variant="default" loading={isPending} onClick={onAction}>
            {action}
          </Button>
        )
      }
    />
  );
}
