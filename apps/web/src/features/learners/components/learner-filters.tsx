import { accountTypes, learnerRoles, learnerSorts, subscriptionTypes } from '@glossa/contract/learners';
import { useTranslation } from 'react-i18next';

import { ChoiceFilter, FilterSelect } from '@/domain/search/filter-select.tsx';
import { FilterBar } from '@/domain/search/filter-bar.tsx';
import { directions, filterCount } from '../learners-view.ts';
import type { ChangeView, LearnersView } from '../learners-view.ts';

const orders = learnerSorts.flatMap((sort) =>
  directions.map((direction) => ({ sort, direction, name: `${sort}-${direction}` })),
);

/** Search and filters of the learners, and a sort control where there are no column headers to click. */
export function LearnerFilters({ view, onChange }: { view: LearnersView; onChange: ChangeView }) {
  const { t } = useTranslation('learners');
  const count = filterCount(view);
  return (
    <FilterBar
      search={view.search}
      group={t('title')}
      texts={{
        search: t('filters.search'),
        open: t('filters.open'),
        inUse: t('filters.in_use', { count }),
        show: t('filters.show'),
      }}
      count={count}
      onSearch={(search, options) => onChange({ search }, options)}
      renderFields={(hasLabels) => (
        <>
          <ChoiceFilter
            hasLabels={hasLabels}
            label={t('columns.subscription')}
            any={t('filters.any_plan')}
            values={subscriptionTypes}
            nameOf={(value) => value}
            value={view.plan}
            onChange={(plan) => onChange({ plan })}
          />
          <ChoiceFilter
            hasLabels={hasLabels}
            label={t('filters.role')}
            any={t('filters.any_role')}
            values={learnerRoles}
            nameOf={(value) => t(`roles.${value}`)}
            value={view.role}
            onChange={(role) => onChange({ role })}
          />
          <ChoiceFilter
            hasLabels={hasLabels}
            label={t('fields.account_type')}
            any={t('filters.any_type')}
            values={accountTypes}
            nameOf={(value) => t(`types.${value}`)}
            value={view.type}
            onChange={(type) => onChange({ type })}
          />
          {hasLabels && (
            <FilterSelect
              hasLabels
              label={t('filters.sort')}
              data={orders.map(({ sort, direction, name }) => ({
                value: name,
                label: t(`order.${direction}`, { column: t(`columns.${sort}`) }),
              }))}
              value={`${view.sort}-${view.direction}`}
              onChange={(value) => {
                const order = orders.find(({ name }) => name === value);
                if (order) onChange({ sort: order.sort, direction: order.direction });
              }}
            />
          )}
        </>
      )}
    />
  );
}
