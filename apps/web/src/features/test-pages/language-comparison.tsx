import { Skeleton, Text } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { companionErrorText } from '@/domain/companion/companion-site.ts';
import type { CompanionResponse } from '@/domain/companion/companion-site.ts';
import type { ConnectedSite } from '@/domain/companion/use-companion.ts';
import { resolveLanguage } from '@/domain/companion/use-language-cookies.ts';
import { languageName } from '@/lib/i18n/language-name.ts';
import { AutoGrid } from '@/ui/layout/auto-grid.tsx';
import { Card } from '@/ui/layout/card.tsx';

/** The language on each site, and whether they match. */
export function LanguageComparison({
  appLanguage,
  companion,
  site,
}: {
  appLanguage: string | undefined;
  companion: UseQueryResult<CompanionResponse, Error>;
  site: ConnectedSite | undefined;
}) {
  const { t, i18n } = useTranslation('companion');
  const companionLanguage = companion.data?.language ?? undefined;
  const name = (code: string | undefined): ReactNode =>
    code === undefined ? (
      t('test.none')
    ) : (
      <>
        {languageName(code, i18n.language)}{' '}
        <Text component="code" size="sm" c="dimmed" dir="ltr">
          {code}
        </Text>
      </>
    );
  const isSame = appLanguage !== undefined && resolveLanguage(companionLanguage) === appLanguage;
  return (
    <>
      <AutoGrid component="dl" minColumn={224} gap="sm" isStretched>
        <Card>
          <Text component="dt" size="sm" c="dimmed">
            {t('test.here')}
          </Text>
          <Text component="dd" size="lg" fw={600} mt={4}>
            {name(appLanguage)}
          </Text>
        </Card>
        <Card>
          <Text component="dt" size="sm" c="dimmed">
            {t('test.there')}
          </Text>
          <Text component="dd" size="lg" fw={600} mt={4}>
            {!site ? (
              t('test.unset')
            ) : companion.isError ? (
              t('test.silent')
            ) : companion.isPending ? (
              <Skeleton height={20} width={120} />
            ) : (
              name(companionLanguage)
            )}
          </Text>
        </Card>
      </AutoGrid>
      {site && (
        <Text c="dimmed" mih="1.6em" mt="sm" role="status">
          {companion.isError
            ? companionErrorText(companion.error, site)
            : companion.data && t(isSame ? 'test.agrees' : 'test.differs')}
        </Text>
      )}
    </>
  );
}
