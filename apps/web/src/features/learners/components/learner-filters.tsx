import { accountTypes, learnerRoles, learnerSorts, subscriptionTypes } from '@glossa/contract/learners';
import { useTranslation } from 'react-i18next';

import { FilterBar } from '../../../lib/search/filter-bar.tsx';
import { FilterSelect } from '../../../lib/search/filter-select.tsx';
import { directions, filterCount } from '../learners-view.ts';
import type { ChangeView, LearnersView } from '../learners-view.ts';

const orders = learnerSorts.flatMap((sort) =>
  directions.map((direction) => ({ sort, direction, name: `${sort}-${direction}` })),
);

/** Search and filters of the learners, and their order where there are no columns to click on. */
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
      renderFields={(labelled) => (
        <>
          <FilterSelect
            labelled={labelled}
            label={t('columns.subscription')}
            data={[
              { value: '', label: t('filters.any_plan') },
              ...subscriptionTypes.map((value) => ({ value, label: value })),
            ]}
            value={view.plan ?? ''}
            onChange={(value) => onChange({ plan: subscriptionTypes.find((one) => one === value) })}
          />
          <FilterSelect
            labelled={labelled}
            label={t('filters.role')}
            data={[
              { value: '', label: t('filters.any_role') },
              ...learnerRoles.map((value) => ({ value, label: t(`roles.${value}`) })),
            ]}
            value={view.role ?? ''}
            onChange={(value) => onChange({ role: learnerRoles.find((one) => one === value) })}
          />
          <FilterSelect
            labelled={labelled}
            label={t('fields.account_type')}
            data={[
              { value: '', label: t('filters.any_type') },
              ...accountTypes.map((value) => ({ value, label: t(`types.${value}`) })),
            ]}
            value={view.type ?? ''}
            onChange={(value) => onChange({ type: accountTypes.find((one) => one === value) })}
          />
          {labelled && (
            <FilterSelect
              labelled
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
