import { listPlans } from '@glossa/contract/subscriptions';
import type { Plans } from '@glossa/contract/subscriptions';
import { Button, Group, Skeleton } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { useFormat } from '@/ui/format/use-format.ts';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import { IncludedFeatures } from './included-features.tsx';
import { PlanCard } from './plan-card.tsx';
import classes from './upgrade-page.module.css';

/** /subscription/upgrade: the plans with their prices, and the user's current plan. */
export function UpgradePage() {
  const { t } = useTranslation('subscription');
  const { data, error, refetch } = useQuery({ ...endpointQuery(listPlans, {}), staleTime: 0 });
  const [isContactOpen, setContactOpen] = useState(false);
  usePageTitle(t('title'));
  return (
    <PageLayout>
      <PageHeader title={t('title')} help={t('help')} />
      {error ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingState>
          <div className={classes.plans}>
            {[0, 1, 2].map((card) => (
              <Skeleton key={card} height={400} radius={16} />
            ))}
          </div>
        </LoadingState>
      ) : (
        <>
          <CurrentPlan current={data.current} />
          <ul className={classes.plans}>
            {data.plans.map((plan) => (
              <PlanCard
                key={plan.id}
                plan={plan}
                current={data.current}
                onContact={() => setContactOpen(true)}
              />
            ))}
          </ul>
          {isContactOpen && <ContactDialog plans={data} onClose={() => setContactOpen(false)} />}
        </>
      )}
      <IncludedFeatures />
      <section className={classes.changes}>
        <h2 className={classes.heading}>{t('change_title')}</h2>
        <p className={classes.note}>{t('change')}</p>
        <p className={classes.note}>{t('no_renewal')}</p>
      </section>
    </PageLayout>
  );
}

/** Explains why a plan can't be bought here, and whom to contact. */
function ContactDialog({
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

/** When the user's plan ends and who manages it. Renders nothing for an unmanaged Basic plan. */
function CurrentPlan({
  current: { plan, ends_at: endsAt, is_managed: isManaged },
}: {
  current: Plans['current'];
}) {
  const { t } = useTranslation('subscription');
  const format = useFormat();
  const notes = [
    ...(plan === 'Basic'
      ? []
      : [
          endsAt === null ? t('endless', { plan }) : t('ends', { plan, date: format.date(new Date(endsAt)) }),
        ]),
    ...(isManaged ? [t('contact_managed')] : []),
  ];
  return notes.length === 0 ? null : <p className={classes.current}>{notes.join(' ')}</p>;
}
