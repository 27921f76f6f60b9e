import { useTranslation } from 'react-i18next';

import { TabLinks } from '../../ui/tab-links.tsx';

/** The ways between the screens that tell what was learned. */
export function ProgressTabs() {
  const { t } = useTranslation('navigation');
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
