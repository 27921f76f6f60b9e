import { CloseButton, Group, Stack, Title } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import classes from './menus.module.css';

/** A titled settings panel; contains `MenuGroup`s. */
export function MenuPanel({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <div role="dialog" aria-label={title} className={classes.menu}>
      <Group justify="space-between" ps="md" pe="xs" pt={10} pb={6}>
        <Title order={2} fz="md">
          {title}
        </Title>
        <CloseButton onClick={onClose} aria-label={t('close')} />
      </Group>
      <div className={classes.groups}>{children}</div>
    </div>
  );
}

/** A group of related settings. */
export function MenuGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack component="section" gap="sm" aria-labelledby={id} className={classes.group ?? ''}>
      <Title order={3} id={id} fz="xs" c="dimmed">
        {title}
      </Title>
      {children}
    </Stack>
  );
}
