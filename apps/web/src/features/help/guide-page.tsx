import { Alert, Anchor, Box } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';

import { MarkdownDocument } from '@/lib/files/markdown-document.tsx';
import { errorCodeText } from '@/lib/i18n/error-text.ts';
import { ErrorState } from '@/ui/feedback/error-state.tsx';
import { PageLayout } from '@/ui/layout/page-layout.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { guides } from './guides.ts';

/**
 * /help/guide/:guide: a guide with screenshots. Guides are in English; with other interface languages, a notice says
 * so.
 */
export function GuidePage() {
  const { t, i18n } = useTranslation('help');
  const { guide: name = '' } = useParams();
  const guide = guides.find((one) => one === name);
  usePageTitle(guide ? t(`guides.${guide}`) : t('title'));
  return (
    <PageLayout width="reading">
      <Anchor component={Link} to="/help">
        {t('title')}
      </Anchor>
      {/* The interface strings for Latin are in English, so no notice is needed either. */}
      {guide && !['en', 'la'].includes(i18n.language) && (
        <Alert variant="light" my="md">
          {t('guides.english')}
        </Alert>
      )}
      {guide ? (
        <Box lang="en">
          <MarkdownDocument url={`/guide/${guide}.md`} />
        </Box>
      ) : (
        <ErrorState message={errorCodeText('route_not_found')} />
      )}
    </PageLayout>
  );
}
