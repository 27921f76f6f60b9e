import { textSorts } from '@glossa/contract/texts';
import { Button } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { LibraryFilters } from '@/domain/content/library/library-filters.tsx';
import type { ChangeView } from '@/domain/content/list/list-view.ts';
import { useUserTags } from '../hooks/use-user-tags.ts';
import { libraryView } from '../library-view.ts';
import type { LibraryView } from '../library-view.ts';

const sortKeys = {
  date: 'filters.sort.date',
  title: 'filters.sort.title',
  difficulty: 'filters.sort.difficulty',
  last_read: 'filters.sort.last_read',
} as const satisfies Record<(typeof textSorts)[number], unknown>;

/** Search, filters and sort order of the texts. */
export function TextFilters({ view, onChange }: { view: LibraryView; onChange: ChangeView<LibraryView> }) {
  const { t } = useTranslation('texts');
  const count = libraryView.countFilters(view);
  return (
    <LibraryFilters
      view={view}
      count={count}
      tags={useUserTags()}
      sorts={textSorts}
      texts={{
        group: t('keys.group'),
        search: t('filters.search'),
        open: t('filters.open'),
        inUse: t('filters.open_count', { count }),
        show: t('filters.show'),
        difficulty: t('filters.difficulty'),
        anyDifficulty: t('filters.any_difficulty'),
        sortBy: t('filters.sort.label'),
        sort: (sort) => t(sortKeys[sort]),
      }}
      onChange={onChange}
    >
      <Button
        variant={view.favorite ? 'light' : 'default'}
        aria-pressed={view.favorite}
        leftSection={view.favorite ? <IconStarFilled size={16} /> : <IconStar size={16} stroke={1.6} />}
        onClick={() => onChange({ favorite: !view.favorite })}
      >
        {t('filters.favorites')}
      </Button>
    </LibraryFilters>
  );
}
