import type { OpenApiDocument } from '@glossa/contract/openapi/document';
import { useTranslation } from 'react-i18next';

import { codeText } from '@/lib/i18n/error-text.ts';
import { DataTable } from '@/ui/data/data-table.tsx';
import { failuresOf } from '../model/answers-of.ts';
import type { ApiRoute } from '../model/rooms.ts';
import classes from './route-details.module.css';

/** The error codes of a route, and the message the user sees for each. */
export function RouteFailures({ route, document }: { route: ApiRoute; document: OpenApiDocument }) {
  const { t } = useTranslation('developers');
  return (
    <section className={classes.part}>
      <h3>{t('failures.title')}</h3>
      <p className={classes.help}>{t('failures.help')}</p>
      <DataTable
        label={t('failures.title')}
        columns={[{ name: t('failures.code') }, { name: t('failures.status') }, { name: t('failures.text') }]}
        rows={failuresOf(route, document).map(({ status, code }) => ({
          key: code,
          cells: [
            <code key="code" dir="ltr">
              {code}
            </code>,
            status,
            codeText(code),
          ],
        }))}
      />
    </section>
  );
}
