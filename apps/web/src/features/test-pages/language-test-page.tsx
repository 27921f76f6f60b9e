import { useTranslation } from 'react-i18next';

import { CompanionSync } from '@/domain/companion/companion-sync.tsx';
import { connectedSite, useCompanion } from '@/domain/companion/use-companion.ts';
import type { ConnectedSite } from '@/domain/companion/use-companion.ts';
import { useCompanionSync } from '@/domain/companion/companion-sync.tsx';
import { useLanguageCookies } from '@/domain/companion/use-language-cookies.ts';
import { errorText } from '@/lib/i18n/error-text.ts';
import { isLearner } from '@/domain/session/roles.ts';
import { useSession } from '@/domain/session/session-context.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { LoadingRows } from '@/ui/feedback/loading-rows.tsx';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { PublicHeader } from '@/ui/layout/public-header.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { LanguageTest } from './language-test.tsx';
import { useLearnerChoice, useVisitorChoice } from './use-language-choice.ts';

/** /language-test: whether this site and the companion site use the same language, and what they send to each other. */
export function LanguageTestPage() {
  const { t } = useTranslation('companion');
  usePageTitle(t('test.title'));
  const { state } = useSession();
  const { data, error, refetch } = useCompanion();
  const site = data && connectedSite(data);
  return (
    <PageLayout width="reading">
      <PublicHeader back={t('test.back')} />
      <main>
        <PageHeader title={t('test.title')} help={t('test.help')} />
        {error && !data ? (
          <ErrorState message={errorText(error)} onRetry={() => void refetch()} />
        ) : !data || state.status === 'checking' ? (
          <LoadingRows height={72} gap={12} />
        ) : state.status === 'authenticated' && isLearner(state.user) ? (
          <LearnerTest site={site} />
        ) : (
          <VisitorTest site={site} />
        )}
      </main>
    </PageLayout>
  );
}

function LearnerTest({ site }: { site: ConnectedSite | undefined }) {
  return (
    <>
      <CompanionSync />
      <LanguageTest site={site} choice={useLearnerChoice()} />
    </>
  );
}

function VisitorTest({ site }: { site: ConnectedSite | undefined }) {
  const { appLanguage } = useLanguageCookies(site?.cookie);
  const choice = useVisitorChoice(appLanguage);
  useCompanionSync(site, choice);
  return <LanguageTest site={site} choice={choice} />;
}
