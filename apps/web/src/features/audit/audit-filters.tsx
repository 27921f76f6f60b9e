import { auditActions, auditKinds, listActors } from '@glossa/contract/audit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { endpointQuery } from '@/lib/api/query.ts';
import { ChoiceFilter, FilterSelect } from '@/domain/search/filter-select.tsx';
import { FilterBar } from '@/domain/search/filter-bar.tsx';
import { actionKey, auditSpans, filterCount } from './audit-view.ts';
import type { AuditView, ChangeView } from './audit-view.ts';

/** Filters by actor, action, target and time. */
export function AuditFilters({ view, onChange }: { view: AuditView; onChange: ChangeView }) {
  const { t } = useTranslation('audit');
  const { data } = useQuery(endpointQuery(listActors, {}));
  const actors = data?.results ?? [];
  const count = filterCount(view);
  return (
    <FilterBar
      search={view.search}
      group={t('title')}
      isAlone
      texts={{
        search: t('search'),
        open: t('filters.open'),
        inUse: t('filters.open_count', { count }),
        show: t('filters.show'),
      }}
      count={count}
      renderFields={(hasLabels) => (
        <>
          <FilterSelect
            hasLabels={hasLabels}
            label={t('filters.actor')}
            value={view.actor ?? ''}
            onChange={(value) => onChange({ actor: value || undefined })}
            data={[
              { value: '', label: t('filters.everybody') },
              { value: 'operator', label: t('operator') },
              ...actors.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <ChoiceFilter
            hasLabels={hasLabels}
            label={t('filters.action')}
            any={t('filters.all_actions')}
            values={auditActions}
            nameOf={(value) => t(`actions.${actionKey(value)}`)}
            value={view.action}
            onChange={(action) => onChange({ action })}
          />
          <ChoiceFilter
            hasLabels={hasLabels}
            label={t('filters.kind')}
            any={t('filters.all_kinds')}
            values={auditKinds}
            nameOf={(value) => t(`kinds.${value}`)}
            value={view.kind}
            onChange={(kind) => onChange({ kind })}
          />
          <ChoiceFilter
            hasLabels={hasLabels}
            label={t('filters.span')}
            any={t('spans.all')}
            values={auditSpans}
            nameOf={(value) => t(`spans.${value}`)}
            value={view.span}
            onChange={(span) => onChange({ span })}
          />
        </>
      )}
      onSearch={(search, options) => onChange({ search }, options)}
    />
  );
}
