import { Badge } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useFileSize } from '@/lib/files/use-file-size.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { waysOf } from '../model/example-call.ts';
import type { ApiRoute } from '../model/rooms.ts';
import classes from './route-details.module.css';

/** Who may call a route, its credentials, rate limit and size limit. */
export function RouteTerms({ route }: { route: ApiRoute }) {
  const { t } = useTranslation('developers');
  const format = useFormat();
  const sizeOf = useFileSize();
  const { 'x-access': access, 'x-rate-limit': rate, 'x-body-limit': most } = route.operation;
  const ways = waysOf(route);
  const has = (scheme: string) => ways.some(({ schemes }) => schemes.includes(scheme));
  const terms = [
    ...(access !== 'public' && !has('bearer') ? [t('terms.session_only')] : []),
    ...(has('csrf') ? [t('terms.csrf')] : []),
    ...(has('signature') ? [t('terms.signed')] : []),
    ...(rate
      ? [t('terms.rate', { calls: format.number(rate.calls), seconds: format.number(rate.seconds) })]
      : []),
    ...(most === undefined ? [] : [t('terms.size', { size: sizeOf(most) })]),
  ];
  return (
    <>
      <p className={classes.access}>
        {t('caller')} <Badge variant="light">{t(`callers.${access}`)}</Badge>
      </p>
      {terms.length > 0 && (
        <ul className={classes.terms}>
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      )}
    </>
  );
}
