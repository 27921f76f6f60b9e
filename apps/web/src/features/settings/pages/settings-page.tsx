import { useTranslation } from 'react-i18next';

import { PageHeader, PageLayout } from '../../../ui/page-layout.tsx';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { DeleteSection } from '../components/delete-section.tsx';
import { GeneralSection } from '../components/general-section.tsx';
import { PasswordSection } from '../components/password-section.tsx';
import { ProfileSection } from '../components/profile-section.tsx';
import { ReadingSection } from '../components/reading-section.tsx';
import { SessionsSection } from '../components/sessions-section.tsx';
import { ShortcutsSection } from '../components/shortcuts-section.tsx';
import { TokensSection } from '../components/tokens-section.tsx';

/** /settings */
export function SettingsPage() {
  const { t } = useTranslation('settings');
  usePageTitle(t('title'));
  return (
    <PageLayout>
      <PageHeader title={t('title')} help={t('help')} />
      <GeneralSection />
      <ReadingSection />
      <ShortcutsSection />
      <ProfileSection />
      <PasswordSection />
      <SessionsSection />
      <TokensSection />
      <DeleteSection />
    </PageLayout>
  );
}
