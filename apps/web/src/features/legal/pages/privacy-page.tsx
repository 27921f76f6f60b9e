import { useTranslation } from 'react-i18next';

import { LegalDocument } from '../components/legal-document.tsx';

export function PrivacyPage() {
  const { t } = useTranslation('auth');
  return <LegalDocument name="privacy" title={t('legal.privacy')} />;
}
