import { Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { CompanionResponse } from '@/domain/companion/companion-site.ts';
import { companionErrorText } from '@/domain/companion/companion-site.ts';
import type { ConnectedSite } from '@/domain/companion/use-companion.ts';
import { knownLanguage } from '@/domain/companion/use-language-cookies.ts';
import { languageName } from '@/lib/i18n/language-name.ts';
import classes from './language-test.module.css';

/** The language on both sites, and whether they match. */
export function BothLanguages({
  here,
  there,
  site,
}: {
  here: string | undefined;
  there: UseQueryResult<CompanionResponse, Error>;
  site: ConnectedSite | undefined;
}) {
  const { t, i18n } = useTranslation('companion');
  const said = there.data?.language ?? undefined;
  const name = (code: string | undefined): ReactNode =>
    code === undefined ? (
      t('test.none')
    ) : (
      <>
        {languageName(code, i18n.language)} <code dir="ltr">{code}</code>
      </>
    );
  const agrees = here !== undefined && knownLanguage(said) === here;
  return (
    <>
      <dl className={classes.both}>
        <div>
          <dt>{t('test.here')}</dt>
          <dd>{name(here)}</dd>
        </div>
        <div>
          <dt>{t('test.there')}</dt>
          <dd>
            {!site ? (
              t('test.unset')
            ) : there.isError ? (
              t('test.silent')
            ) : there.isPending ? (
              <Skeleton height={20} width={120} />
            ) : (
              name(said)
            )}
          </dd>
        </div>
      </dl>
      {site && (
        <p className={classes.verdict} role="status">
          {there.isError
            ? companionErrorText(there.error, site)
            : there.data && t(agrees ? 'test.agrees' : 'test.differs')}
        </p>
      )}
    </>
  );
}
