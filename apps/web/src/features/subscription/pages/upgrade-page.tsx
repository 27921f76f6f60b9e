import { Badge } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { useUser } from '../../../lib/session/session-context.ts';
import { PageHeader, PageLayout } from '../../../ui/page-layout.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import classes from './upgrade-page.module.css';

const plans = ['Basic', 'Pro', 'Ultimate'] as const;
const included = ['languages', 'features', 'updates'] as const;
const keyOf = { Basic: 'basic', Pro: 'pro', Ultimate: 'ultimate' } as const;

/** /subscription/upgrade: what the plans are, and which one the person has. */
export function UpgradePage() {
  const { t } = useTranslation('subscription');
  const { subscription_type: current } = useUser();
  usePageTitle(t('title'));
  return (
    <PageLayout>
      <PageHeader title={t('title')} help={t('help')} />
      <ul className={classes.plans}>
        {plans.map((plan) => (
          <li
            key={plan}
            className={classes.plan}
            data-highlighted={plan === 'Pro' || undefined}
            aria-current={plan === current || undefined}
          >
            <h2 className={classes.name}>
              {plan}
              {plan === current && <Badge variant="light">{t('current')}</Badge>}
            </h2>
            <p className={classes.languages}>{t(`languages.${keyOf[plan]}`)}</p>
            <p className={classes.for}>{t(`for.${keyOf[plan]}`)}</p>
          </li>
        ))}
      </ul>
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
        </section>
      </div>
    </PageLayout>
  );
}
