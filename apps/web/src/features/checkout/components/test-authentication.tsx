import { authenticateTestCard } from '@glossa/contract/payments';
import type { PaymentState } from '@glossa/contract/payments';
import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useEndpointMutation } from '@/lib/api/query.ts';
import classes from './wait-for-bank.module.css';

/** The authentication that a test card's bank requests. */
export function TestAuthentication({
  orderId,
  onState,
}: {
  orderId: string;
  onState: (state: PaymentState) => void;
}) {
  const { t } = useTranslation('checkout');
  const answer = useEndpointMutation(authenticateTestCard, { onSuccess: onState });
  const say = (passed: boolean) => answer.mutate({ body: { order_id: orderId, passed } });
  return (
    <section className={classes.root}>
      <h2 className={classes.title}>{t('test.authenticate_title')}</h2>
      <p className={classes.message}>{t('test.authenticate_message')}</p>
      <Group justify="center">
        <Button variant="default" disabled={answer.isPending} onClick={() => say(false)}>
          {t('test.authenticate_no')}
        </Button>
        <Button loading={answer.isPending} onClick={() => say(true)}>
          {t('test.authenticate_yes')}
        </Button>
      </Group>
    </section>
  );
}
