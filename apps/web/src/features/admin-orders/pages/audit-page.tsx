import { listAudit } from '@glossa/contract/admin-orders';
import type { AuditEntry } from '@glossa/contract/admin-orders';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';

import { endpointQuery } from '../../../lib/api/query.ts';
import { PagedList } from '../../../lib/search/paged-list.tsx';
import { addressOf, readAddress } from '../../../lib/search/read-address.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { PageHeader, PageLayout } from '../../../ui/page-layout.tsx';
import { useFormat } from '../../../ui/use-format.ts';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import classes from './audit-page.module.css';

const pageSize = 50;

/** /admin/audit: what admins have done. */
export function AuditPage() {
  const { t } = useTranslation('orders');
  const [params, setParams] = useSearchParams();
  const page = readAddress(params).page();
  usePageTitle(t('audit.title'));
  const list = useQuery({
    ...endpointQuery(listAudit, { query: { page, page_size: pageSize } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <PageLayout>
      <PageHeader
        title={t('audit.title')}
        help={
          <>
            {t('audit.help')} <Link to="/admin/orders">{t('audit.back')}</Link>
          </>
        }
      />
      <PagedList
        list={list}
        page={page}
        pageSize={pageSize}
        skeleton={<LoadingRows count={8} height={48} gap={6} />}
        renderEmpty={() => <EmptyState drawing="archive" title={t('audit.empty')} />}
        onPage={(next, { replace }) =>
          setParams(addressOf({ page: next === 1 ? undefined : String(next) }), { replace })
        }
      >
        {({ results }) => (
          <ul className={classes.list}>
            {results.map((entry) => (
              <AuditRow key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </PagedList>
    </PageLayout>
  );
}

/** Deeds that have a name of their own, by what the server calls them. */
const named = {
  'order.refund': 'order_refund',
  'order.mark_paid': 'order_mark_paid',
  'learner.create': 'learner_create',
  'learner.update': 'learner_update',
  'learner.activate': 'learner_activate',
  'learner.deactivate': 'learner_deactivate',
  'learner.delete': 'learner_delete',
  'learner.end_sessions': 'learner_end_sessions',
  'learner.invite': 'learner_invite',
  'learner.import': 'learner_import',
  'learner.export': 'learner_export',
} as const;
const names: Record<string, (typeof named)[keyof typeof named] | undefined> = named;

/** Where the thing that a deed was done to is shown, by its kind. */
const places: Record<string, string | undefined> = {
  order: '/admin/orders?order=',
  learner: '/admin/learners?learner=',
};

function AuditRow({
  entry: { actor, action, target_kind: kind, target_id: id, reason, date },
}: {
  entry: AuditEntry;
}) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const name = names[action];
  const place = places[kind];
  const end = { id: id.slice(-8).toUpperCase() };
  const what = kind === 'order' ? t('audit.order', end) : t('audit.learner', end);
  // What is gone cannot be opened.
  const isThere = action !== 'learner.delete';
  return (
    <li className={classes.row}>
      <time dateTime={date}>{format.dateTime(new Date(date))}</time>
      <span>
        <bdi>{actor}</bdi> · {name ? t(`audit.actions.${name}`) : action}
        {place !== undefined && (
          <>
            {' · '}
            {isThere ? <Link to={`${place}${id}`}>{what}</Link> : what}
          </>
        )}
        {reason !== '' && (
          <span className={classes.reason}>
            <bdi>{reason}</bdi>
          </span>
        )}
      </span>
    </li>
  );
}
