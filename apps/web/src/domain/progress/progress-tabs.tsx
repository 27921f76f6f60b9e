import { useTranslation } from 'react-i18next';

import { isLearner } from '@/domain/session/roles.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { TabLinks } from '@/ui/layout/tab-links.tsx';

/** Tabs for switching between the progress screens. */
export function ProgressTabs() {
  const { t } = useTranslation('navigation');
  // Accounts that can't learn have only the reports page, and need no tabs.
  if (!isLearner(useUser())) return null;
  return (
    <TabLinks
      label={t('progress')}
      tabs={[
        { to: '/progress', text: t('progress') },
        { to: '/journal', text: t('journal') },
        { to: '/reports', text: t('reports') },
      ]}
    />
  );
}
