import { listPlans } from '@glossa/contract/subscriptions';
import { Skeleton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '../../../lib/api/query.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingState } from '../../../ui/loading-state.tsx';
import { PageHeader, PageLayout } from '../../../ui/page-layout.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { CurrentPlan } from '../components/current-plan.tsx';
import { PlanCard } from '../components/plan-card.tsx';
import classes from './upgrade-page.module.css';

const included = ['languages', 'features', 'updates'] as const;

/** /subscription/upgrade: what the plans are and cost, and which one the person has until when. */
export function UpgradePage() {
  const { t } = useTranslation('subscription');
  const { data, error, refetch } = useQuery({ ...endpointQuery(listPlans, {}), staleTime: 0 });
  usePageTitle(t('title'));
  return (
    <PageLayout>
      <PageHeader title={t('title')} help={t('help')} />
      {error ? (
        <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingState>
          <Skeleton height={220} radius={12} />
        </LoadingState>
      ) : (
        <>
          <CurrentPlan current={data.current} />
          <ul className={classes.plans}>
            {data.plans.map((plan) => (
              <PlanCard key={plan.id} plan={plan} current={data.current} />
            ))}
          </ul>
        </>
      )}
      <div className={classes.below}>
        <section>
          <h2 className={classes.heading}>{t('included_title')}</h2>
          <ul className={classes.included}>
            {included.map((key) => (
              <li key={key}>
                <IconCheck size={18} aria-hidden="true" />
                {t(`included.${key}`)}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className={classes.heading}>{t('change_title')}</h2>
          <p className={classes.change}>{t('change')}</p>
          <p className={classes.change}>{t('no_renewal')}</p>
        </section>
      </div>
    </PageLayout>
  );
}
