import { journalActivities, journalPeriods } from '@glossa/contract/journal';
import { Group, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { FilterSelect } from '@/domain/search/filter-select.tsx';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import classes from './journal-filters.module.css';
import type { ChangeView, JournalView } from './journal-view.ts';

/** Filters by period, activity and language. */
export function JournalFilters({
  view,
  languages,
  onChange,
}: {
  view: JournalView;
  languages: { value: string; label: string }[];
  onChange: ChangeView;
}) {
  const { t } = useTranslation('journal');
  const dayField = (name: 'from' | 'to') => (
    <TextInput
      type="date"
      label={t(`dates.${name}`)}
      value={view[name]}
      // Without a limit, browsers accept six-digit years.
      max="9999-12-31"
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    />
  );
  return (
    <Group gap="sm" mb="lg">
      <div className={classes.period}>
        <Segmented
          fullWidth
          aria-label={t('period')}
          value={view.period}
          onChange={(period) => onChange({ period })}
          data={journalPeriods.map((value) => ({ value, label: t(`periods.${value}`) }))}
        />
      </div>
      <Group className={classes.choices ?? ''} gap="xs" flex="1 1 300px" justify="flex-end" wrap="nowrap">
        <FilterSelect
          hasLabels={false}
          label={t('activity')}
          value={view.activity}
          onChange={(value) =>
            onChange({ activity: journalActivities.find((activity) => activity === value) ?? 'all' })
          }
          data={journalActivities.map((value) => ({ value, label: t(`activities.${value}`) }))}
        />
        <FilterSelect
          hasLabels={false}
          label={t('language')}
          value={view.language}
          onChange={(language) => onChange({ language })}
          data={[{ value: '', label: t('all_languages') }, ...languages]}
        />
      </Group>
      {view.period === 'custom' && (
        <Group className={classes.days ?? ''} gap="sm" flex="1 0 100%" wrap="nowrap">
          {dayField('from')}
          {dayField('to')}
        </Group>
      )}
    </Group>
  );
}
