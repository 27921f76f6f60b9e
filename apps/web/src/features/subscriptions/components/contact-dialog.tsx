import type { Plans } from '@glossa/contract/subscriptions';
import { Button, Group } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { Dialog } from '@/ui/overlays/dialog.tsx';

/** Explains why a plan can't be bought here, and whom to contact. */
export function ContactDialog({
  plans: { current, contact_email: email },
  onClose,
}: {
  plans: Plans;
  onClose: () => void;
}) {
  const { t } = useTranslation(['subscription', 'common']);
  return (
    <Dialog title={t('change_title')} onClose={onClose} centered>
      <p style={{ marginBlock: '0 24px' }}>
        {t(current.is_managed ? 'contact_managed' : 'contact_payments')} {t('contact_ask')}
      </p>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('common:close')}
        </Button>
        {email !== null && (
          <Button component="a" href={`mailto:${email}`} leftSection={<IconMail size={18} stroke={1.7} />}>
            {t('contact_write', { email })}
          </Button>
        )}
      </Group>
    </Dialog>
  );
}
