import { difficulties } from '@glossa/contract/difficulties';
import type { Difficulty } from '@glossa/contract/fields';
import { useTranslation } from 'react-i18next';

import { FilterSelect } from '@/domain/search/filter-select.tsx';

/** Filters a list by difficulty; `any` is the label of the option for all difficulties. */
export function DifficultyFilter({
  value,
  any,
  hasLabels,
  onChange,
}: {
  value: Difficulty | undefined;
  any: string;
  /** Whether to show the filter's label. */
  hasLabels: boolean;
  onChange: (value: Difficulty | undefined) => void;
}) {
  const { t } = useTranslation('common');
  return (
    <FilterSelect
      hasLabels={hasLabels}
      label={t('difficulty.label')}
      data={[
        { value: '', label: any },
        ...difficulties.map((level) => ({ value: level, label: t(`difficulty.${level}`) })),
      ]}
      value={value ?? ''}
      onChange={(chosen) => onChange(difficulties.find((level) => level === chosen))}
    />
  );
}
