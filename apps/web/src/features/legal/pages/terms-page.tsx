import { useTranslation } from 'react-i18next';

import { LegalDocument } from '../components/legal-document.tsx';

export function TermsPage() {
  const { t } = useTranslation('auth');
  return <LegalDocument name="terms" title={t('legal.terms')} />;
}
