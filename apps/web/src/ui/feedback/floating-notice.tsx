import { Box, CloseButton, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useIsPhone } from '../hooks/use-breakpoint.ts';
import { Card } from '../layout/card.tsx';

/** A closable notice at the bottom of the window, above the navigation bar on phones. */
export function FloatingNotice({
  action,
  onClose,
  children,
}: {
  action: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation('common');
  const isPhone = useIsPhone();
  return (
    <Box
      pos="fixed"
      bottom={isPhone ? 76 : 16}
      left={16}
      right={16}
      style={{ zIndex: 90, pointerEvents: 'none' }}
    >
      <Card
        maw={640}
        mx="auto"
        role="status"
        style={{ boxShadow: 'var(--mantine-shadow-md)', pointerEvents: 'auto' }}
      >
        <Group gap="sm" wrap="nowrap">
          <Box flex={1} style={{ textWrap: 'balance' }}>
            {children}
          </Box>
          {action}
          <CloseButton aria-label={t('close')} onClick={onClose} />
        </Group>
      </Card>
    </Box>
  );
}
