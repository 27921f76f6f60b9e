import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { useUser } from '@/domain/session/session-context.ts';
import { FloatingNotice } from '@/ui/feedback/floating-notice.tsx';
import { useFormat } from '@/ui/format/use-format.ts';

/** Reminds users whose role requires a second factor to set it up, once per visit. */
export function SecondFactorBanner() {
  const { second_factor_due: due } = useUser();
  return due ? <Banner due={new Date(due)} /> : null;
}

function Banner({ due }: { due: Date }) {
  const { t } = useTranslation('security');
  const format = useFormat();
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <FloatingNotice
      onClose={() => setOpen(false)}
      action={
        <Button component={Link} to="/settings#security" size="sm">
          {t('required.set_up')}
        </Button>
      }
    >
      <Text>{t('required.banner', { date: format.date(due) })}</Text>
    </FloatingNotice>
  );
}
