import { NativeSelect } from '@mantine/core';
import { difficulties } from '@glossa/contract/difficulties';
import { textSorts } from '@glossa/contract/texts';
import { useTranslation } from 'react-i18next';

import { useOwnTags } from '../hooks/use-own-tags.ts';
import type { LibraryView } from '../library-view.ts';
import { FavoriteFilter } from './favorite-filter.tsx';

const sortKeys = {
  date: 'filters.sort.date',
  title: 'filters.sort.title',
  difficulty: 'filters.sort.difficulty',
  last_read: 'filters.sort.last_read',
} as const satisfies Record<(typeof textSorts)[number], unknown>;

/** Filters and order of the library, one beside the other; with labels in the narrow drawer. */
export function FilterFields({
  view,
  onChange,
  labelled = false,
}: {
  view: LibraryView;
  onChange: (part: Partial<LibraryView>) => void;
  labelled?: boolean;
}) {
  const { t } = useTranslation(['texts', 'common']);
  const tags = useOwnTags();
  const named = (label: string) => (labelled ? { label } : { 'aria-label': label });
  // A tag of the address that no text carries any more can still be chosen off.
  const offered = view.tag === '' || tags.includes(view.tag) ? tags : [view.tag, ...tags];
  return (
    <>
      <NativeSelect
        {...named(t('filters.difficulty'))}
        size="sm"
        data={[
          { value: '', label: t('filters.any_difficulty') },
          ...difficulties.map((value) => ({ value, label: t(`common:difficulty.${value}`) })),
        ]}
        value={view.difficulty ?? ''}
        onChange={({ currentTarget }) =>
          onChange({ difficulty: difficulties.find((one) => one === currentTarget.value) })
        }
      />
      {offered.length > 0 && (
        <NativeSelect
          {...named(t('filters.tag'))}
          size="sm"
          data={[{ value: '', label: t('filters.any_tag') }, ...offered]}
          value={view.tag}
          onChange={({ currentTarget }) => onChange({ tag: currentTarget.value })}
        />
      )}
      <FavoriteFilter active={view.favorite} onChange={(favorite) => onChange({ favorite })} />
      <NativeSelect
        {...named(t('filters.sort.label'))}
        size="sm"
        data={textSorts.map((value) => ({ value, label: t(sortKeys[value]) }))}
        value={view.sort}
        onChange={({ currentTarget }) =>
          onChange({ sort: textSorts.find((sort) => sort === currentTarget.value) ?? 'date' })
        }
      />
    </>
  );
}
