import { Box, Button, CloseButton, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useUser } from '@/domain/session/session-context.ts';
import { Card } from '@/ui/layout/card.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { useIsPhone } from '@/ui/hooks/use-breakpoint.ts';

/** Reminds people whose role requires a second factor until they have set it up, once per visit. */
export function SecondFactorBanner() {
  const { second_factor_due: due } = useUser();
  return due ? <Banner due={new Date(due)} /> : null;
}

function Banner({ due }: { due: Date }) {
  const { t } = useTranslation(['security', 'common']);
  const format = useFormat();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
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
          <Text flex={1} style={{ textWrap: 'balance' }}>
            {t('required.banner', { date: format.date(due) })}
          </Text>
          <Button component={Link} to="/settings#security" size="sm">
            {t('required.set_up')}
          </Button>
          <CloseButton aria-label={t('common:close')} onClick={() => setOpen(false)} />
        </Group>
      </Card>
    </Box>
  );
}
