import { listPlans } from '@glossa/contract/subscriptions';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { AllPlans } from '../components/all-plans.tsx';
import { ContactDialog } from '../components/contact-dialog.tsx';
import { CurrentPlan } from '../components/current-plan.tsx';
import { PlanCard } from '../components/plan-card.tsx';
import classes from './upgrade-page.module.css';

/** /subscription/upgrade: the plans with their prices, and the user's current plan. */
export function UpgradePage() {
  const { t } = useTranslation('subscription');
  const { data, error, refetch } = useQuery({ ...endpointQuery(listPlans, {}), staleTime: 0 });
  const [asks, setAsks] = useState(false);
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
              <PlanCard key={plan.id} plan={plan} current={data.current} onContact={() => setAsks(true)} />
            ))}
          </ul>
          {asks && <ContactDialog plans={data} onClose={() => setAsks(false)} />}
        </>
      )}
      <AllPlans />
      <section className={classes.below}>
        <h2 className={classes.heading}>{t('change_title')}</h2>
        <p className={classes.change}>{t('change')}</p>
        <p className={classes.change}>{t('no_renewal')}</p>
      </section>
    </PageLayout>
  );
}
