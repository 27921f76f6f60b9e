import { difficulties } from '@glossa/contract/difficulties';
import { textSorts } from '@glossa/contract/texts';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

import { FilterSelect } from '@/domain/search/filter-select.tsx';
import { TagFilter } from '@/domain/tags/tag-filter.tsx';
import type { SlimSelect } from '@/ui/inputs/slim-select.tsx';
import { useOwnTags } from '../hooks/use-own-tags.ts';
import type { LibraryView } from '../library-view.ts';
import { FavoriteFilter } from './favorite-filter.tsx';

const sortKeys = {
  date: 'filters.sort.date',
  title: 'filters.sort.title',
  difficulty: 'filters.sort.difficulty',
  last_read: 'filters.sort.last_read',
} as const satisfies Record<(typeof textSorts)[number], unknown>;

/** Filters and sort of the library in a row; with visible labels in the narrow drawer. */
export function FilterFields({
  view,
  onChange,
  labelled,
}: {
  view: LibraryView;
  onChange: (part: Partial<LibraryView>) => void;
  /** Whether labels are visible. */
  labelled: boolean;
}) {
  const { t } = useTranslation(['texts', 'common']);
  const tags = useOwnTags();
  const select = (props: ComponentProps<typeof SlimSelect>) => (
    <FilterSelect {...props} labelled={labelled} />
  );
  return (
    <>
      {select({
        label: t('filters.difficulty'),
        data: [
          { value: '', label: t('filters.any_difficulty') },
          ...difficulties.map((value) => ({ value, label: t(`common:difficulty.${value}`) })),
        ],
        value: view.difficulty ?? '',
        onChange: (value) => onChange({ difficulty: difficulties.find((one) => one === value) }),
      })}
      <TagFilter tags={tags} value={view.tag} labelled={labelled} onChange={(tag) => onChange({ tag })} />
      <FavoriteFilter active={view.favorite} onChange={(favorite) => onChange({ favorite })} />
      {select({
        label: t('filters.sort.label'),
        data: textSorts.map((value) => ({ value, label: t(sortKeys[value]) })),
        value: view.sort,
        onChange: (value) => onChange({ sort: textSorts.find((sort) => sort === value) ?? 'date' }),
      })}
    </>
  );
}
