import { Select } from '@mantine/core';
import { Difficulty } from '@glossa/contract/fields';
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
  const offered = view.tag === '' || tags.includes(view.tag) ? tags : [view.tag, ...tags];
  return (
    <>
      <Select
        {...named(t('filters.difficulty'))}
        placeholder={t('filters.any_difficulty')}
        data={Difficulty.options.map((value) => ({ value, label: t(`common:difficulty.${value}`) }))}
        value={view.difficulty ?? null}
        onChange={(value) => onChange({ difficulty: value ?? undefined })}
        clearable
      />
      {offered.length > 0 && (
        <Select
          {...named(t('filters.tag'))}
          placeholder={t('filters.any_tag')}
          data={offered}
          value={view.tag || null}
          onChange={(value) => onChange({ tag: value ?? '' })}
          searchable
          clearable
        />
      )}
      <FavoriteFilter active={view.favorite} onChange={(favorite) => onChange({ favorite })} />
      <Select
        {...named(t('filters.sort.label'))}
        data={textSorts.map((value) => ({ value, label: t(sortKeys[value]) }))}
        value={view.sort}
        onChange={(value) => onChange({ sort: value ?? 'date' })}
        allowDeselect={false}
      />
    </>
  );
}
