import { listPlans } from '@glossa/contract/subscriptions';
import type { Plans } from '@glossa/contract/subscriptions';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
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
import { AutoGrid } from '@/ui/layout/auto-grid.tsx';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { Section } from '@/ui/layout/section.tsx';
import { Dialog } from '@/ui/overlays/dialog.tsx';
import { IncludedFeatures } from './included-features.tsx';
import { PlanCard } from './plan-card.tsx';

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
          <AutoGrid minColumn={240} gap={20} isStretched>
            {[0, 1, 2].map((card) => (
              <Skeleton key={card} height={400} radius={16} />
            ))}
          </AutoGrid>
        </LoadingState>
      ) : (
        <>
          <CurrentPlan current={data.current} />
          <AutoGrid component="ul" minColumn={240} gap={20} isStretched>
            {data.plans.map((plan) => (
              <PlanCard
                key={plan.id}
                plan={plan}
                current={data.current}
                onContact={() => setContactOpen(true)}
              />
            ))}
          </AutoGrid>
          {isContactOpen && <ContactDialog plans={data} onClose={() => setContactOpen(false)} />}
        </>
      )}
      <IncludedFeatures />
      <Section title={t('change_title')} mt={32} px={24}>
        <Stack gap="xs" maw="68ch">
          <Text c="dimmed">{t('change')}</Text>
          <Text c="dimmed">{t('no_renewal')}</Text>
        </Stack>
      </Section>
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
      <Text mb="lg">
        {t(current.is_managed ? 'contact_managed' : 'contact_payments')} {t('contact_ask')}
      </Text>
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

/** Shows when the user's plan ends and who manages it. Renders nothing for an unmanaged Basic plan. */
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
  return notes.length === 0 ? null : <Text mb="md">{notes.join(' ')}</Text>;
}
