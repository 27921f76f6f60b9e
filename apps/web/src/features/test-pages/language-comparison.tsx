import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { companionErrorText } from '@/domain/companion/companion-site.ts';
import type { CompanionResponse } from '@/domain/companion/companion-site.ts';
import type { ConnectedSite } from '@/domain/companion/use-companion.ts';
import { knownLanguage } from '@/domain/companion/use-language-cookies.ts';
import { languageName } from '@/lib/i18n/language-name.ts';
import classes from './language-test.module.css';

/** The language on both sites, and whether they match. */
export function LanguageComparison({
  own,
  companion,
  site,
}: {
  own: string | undefined;
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
        {languageName(code, i18n.language)} <code dir="ltr">{code}</code>
      </>
    );
  const isSame = own !== undefined && knownLanguage(companionLanguage) === own;
  return (
    <>
      <dl className={classes.both}>
        <div>
          <dt>{t('test.here')}</dt>
          <dd>{name(own)}</dd>
        </div>
        <div>
          <dt>{t('test.there')}</dt>
          <dd>
            {!site ? (
              t('test.unset')
            ) : companion.isError ? (
              t('test.silent')
            ) : companion.isPending ? (
              <Skeleton height={20} width={120} />
            ) : (
              name(companionLanguage)
            )}
          </dd>
        </div>
      </dl>
      {site && (
        <p className={classes.verdict} role="status">
          {companion.isError
            ? companionErrorText(companion.error, site)
            : companion.data && t(isSame ? 'test.agrees' : 'test.differs')}
        </p>
      )}
    </>
  );
}
