import { ActionIcon } from '@mantine/core';
import type { ActionIconProps } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import { useUnreadCount } from '../hooks/use-notifications.ts';
import classes from './bell.module.css';

const load = () => import('./bell-menu.tsx');
const BellMenu = lazy(async () => ({ default: (await load()).BellMenu }));

/** Highest count on the badge (specification 2, section 8). */
const maxCount = 99;

type ButtonProps = ActionIconProps & ComponentProps<'button'>;

/** The bell with the number of unread notifications; opens the latest ones. */
export function Bell() {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const count = useUnreadCount() ?? 0;
  const [opened, setOpened] = useState(false);
  const target = useRef<HTMLButtonElement>(null);
  const renderButton = (props: ButtonProps) => (
    <ActionIcon
      ref={target}
      className={classes.bell ?? ''}
      variant="subtle"
      color="gray"
      size={36}
      aria-label={count > 0 ? t('open_unread', { count }) : t('open')}
      {...props}
    >
      <IconBell size={20} stroke={1.6} />
      {count > 0 && (
        <span className={classes.badge} aria-hidden="true">
          {count > maxCount ? `${format.number(maxCount)}+` : format.number(count)}
        </span>
      )}
    </ActionIcon>
  );
  if (opened) {
    return (
      <Suspense fallback={renderButton({})}>
        <BellMenu renderButton={renderButton} target={target} />
      </Suspense>
    );
  }
  return renderButton({
    'aria-haspopup': 'dialog',
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
    onClick: () => setOpened(true),
  });
}
