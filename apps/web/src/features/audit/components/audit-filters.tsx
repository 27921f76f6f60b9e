import { auditActions, auditKinds, listActors } from '@glossa/contract/audit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '../../../lib/api/query.ts';
import { FilterBar } from '../../../lib/search/filter-bar.tsx';
import { FilterSelect } from '../../../lib/search/filter-select.tsx';
import { actionKey } from '../action-key.ts';
import { auditSpans, filterCount } from '../audit-view.ts';
import type { AuditView, ChangeView } from '../audit-view.ts';

/** Who has done what, to what, and when. */
export function AuditFilters({ view, onChange }: { view: AuditView; onChange: ChangeView }) {
  const { t } = useTranslation('audit');
  const { data } = useQuery(endpointQuery(listActors, {}));
  const actors = data?.results ?? [];
  const count = filterCount(view);
  return (
    <FilterBar
      search={view.search}
      group={t('title')}
      alone
      texts={{
        search: t('search'),
        open: t('filters.open'),
        inUse: t('filters.open_count', { count }),
        show: t('filters.show'),
      }}
      count={count}
      renderFields={(labelled) => (
        <>
          <FilterSelect
            labelled={labelled}
            label={t('filters.actor')}
            value={view.actor ?? ''}
            onChange={(value) => onChange({ actor: value || undefined })}
            data={[
              { value: '', label: t('filters.everybody') },
              ...actors.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <FilterSelect
            labelled={labelled}
            label={t('filters.action')}
            value={view.action ?? ''}
            onChange={(value) => onChange({ action: auditActions.find((one) => one === value) })}
            data={[
              { value: '', label: t('filters.all_actions') },
              ...auditActions.map((value) => ({ value, label: t(`actions.${actionKey(value)}`) })),
            ]}
          />
          <FilterSelect
            labelled={labelled}
            label={t('filters.kind')}
            value={view.kind ?? ''}
            onChange={(value) => onChange({ kind: auditKinds.find((one) => one === value) })}
            data={[
              { value: '', label: t('filters.all_kinds') },
              ...auditKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
            ]}
          />
          <FilterSelect
            labelled={labelled}
            label={t('filters.span')}
            value={view.span ?? ''}
            onChange={(value) => onChange({ span: auditSpans.find((one) => one === value) })}
            data={[
              { value: '', label: t('spans.all') },
              ...auditSpans.map((value) => ({ value, label: t(`spans.${value}`) })),
            ]}
          />
        </>
      )}
      onSearch={(search, options) => onChange({ search }, options)}
    />
  );
}
