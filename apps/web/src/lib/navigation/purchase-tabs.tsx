import { useTranslation } from 'react-i18next';

import { TabLinks } from '../../ui/tab-links.tsx';
import { useUser } from '../session/session-context.ts';

/** The ways between the screens of what was bought; those without a library have nothing to import into. */
export function PurchaseTabs() {
  const { t } = useTranslation('navigation');
  const { account_type: type } = useUser();
  return (
    <TabLinks
      label={t('purchases')}
      tabs={[
        ...(type === 'learner' ? [{ to: '/my-purchases', text: t('purchases') }] : []),
        { to: '/marketplace/purchased', text: t('purchased') },
        { to: '/order-history', text: t('order_history') },
      ]}
    />
  );
}
