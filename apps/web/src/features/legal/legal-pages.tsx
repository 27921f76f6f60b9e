import { useTranslation } from 'react-i18next';

import { MarkdownDocument } from '@/lib/files/markdown-document.tsx';
import { PageLayout } from '@/ui/layout/page-layout.tsx';
import { PublicHeader } from '@/ui/layout/public-header.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';

/** A legal document published by the operator. */
export function LegalDocument({ name, title }: { name: 'terms' | 'privacy'; title: string }) {
  const { t } = useTranslation('auth');
  usePageTitle(title);
  return (
    <PageLayout width="reading">
      <PublicHeader back={t('legal.back')} />
      <main>
        <MarkdownDocument url={`/legal/${name}.md`} />
      </main>
    </PageLayout>
  );
}

export function PrivacyPage() {
  const { t } = useTranslation('auth');
  return <LegalDocument name="privacy" title={t('legal.privacy')} />;
}

export function TermsPage() {
  const { t } = useTranslation('auth');
  return <LegalDocument name="terms" title={t('legal.terms')} />;
}
