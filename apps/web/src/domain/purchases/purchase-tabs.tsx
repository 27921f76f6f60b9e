import { useTranslation } from 'react-i18next';

import { TabLinks } from '@/ui/layout/tab-links.tsx';
import { isLearner } from '@/domain/session/roles.ts';
import { useUser } from '@/domain/session/session-context.ts';

/** Tabs for switching between the purchase screens. Users without a library have no tab for importing purchases. */
export function PurchaseTabs() {
  const { t } = useTranslation('navigation');
  const user = useUser();
  return (
    <TabLinks
      label={t('purchases')}
      tabs={[
        ...(isLearner(user) ? [{ to: '/my-purchases', text: t('purchases') }] : []),
        { to: '/marketplace/purchased', text: t('purchased') },
        { to: '/order-history', text: t('order_history') },
      ]}
    />
  );
}
