import { securityEventKinds, securityOutcomes } from '@glossa/contract/security-log';
import { useTranslation } from 'react-i18next';

import { ChoiceFilter } from '@/domain/search/filter-select.tsx';
import { FilterBar } from '@/domain/search/filter-bar.tsx';
import { filterCount, securitySpans } from './security-view.ts';
import type { ChangeView, SecurityView } from './security-view.ts';
import { useEventTexts } from './use-event-texts.ts';

/** Filters by kind of event, outcome and time. */
export function SecurityFilters({ view, onChange }: { view: SecurityView; onChange: ChangeView }) {
  const { t } = useTranslation(['security', 'audit']);
  const { kindName } = useEventTexts();
  const count = filterCount(view);
  return (
    <FilterBar
      search={view.search}
      group={t('log.title')}
      isAlone
      texts={{
        search: t('log.search'),
        open: t('audit:filters.open'),
        inUse: t('audit:filters.open_count', { count }),
        show: t('audit:filters.show'),
      }}
      count={count}
      renderFields={(hasLabels) => (
        <>
          <ChoiceFilter
            hasLabels={hasLabels}
            label={t('log.kind')}
            any={t('log.all_kinds')}
            values={securityEventKinds}
            nameOf={kindName}
            value={view.kind}
            onChange={(kind) => onChange({ kind })}
          />
          <ChoiceFilter
            hasLabels={hasLabels}
            label={t('log.outcome')}
            any={t('log.all_outcomes')}
            values={securityOutcomes}
            nameOf={(value) => t(`log.outcomes.${value}`)}
            value={view.outcome}
            onChange={(outcome) => onChange({ outcome })}
          />
          <ChoiceFilter
            hasLabels={hasLabels}
            label={t('audit:filters.span')}
            any={t('audit:spans.all')}
            values={securitySpans}
            nameOf={(value) => t(`audit:spans.${value}`)}
            value={view.span}
            onChange={(span) => onChange({ span })}
          />
        </>
      )}
      onSearch={(search, options) => onChange({ search }, options)}
    />
  );
}
