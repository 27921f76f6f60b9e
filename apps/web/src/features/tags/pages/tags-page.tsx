import { tagSorts } from '@glossa/contract/tags';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { FilterBar } from '@/domain/search/filter-bar.tsx';
import { ChoiceFilter, FilterSelect } from '@/domain/search/filter-select.tsx';
import { useUrlView } from '@/domain/search/use-url-view.ts';
import { managesContent } from '@/domain/session/roles.ts';
import { useUser } from '@/domain/session/session-context.ts';
import { languageName } from '@/lib/i18n/language-name.ts';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { TagResults } from '../components/tag-results.tsx';
import { filterCount, readView, viewParams, tagTypes } from '../tags-view.ts';
import type { ChangeView, TagsView } from '../tags-view.ts';

const TagForm = lazy(async () => ({ default: (await import('../components/tag-form.tsx')).TagForm }));

/** /tags: the tags of texts, videos and words. */
export function TagsPage() {
  const { t } = useTranslation('tags');
  const [isAdding, setAdding] = useState(false);
  usePageTitle(t('title'));
  const { view, change } = useUrlView({
    read: readView,
    write: viewParams,
    reset: { page: 1, tag: undefined },
  });
  const count = filterCount(view);
  return (
    <PageLayout>
      <PageHeader
        title={t('title')}
        help={t('help')}
        actions={
          <Button leftSection={<IconPlus size={18} stroke={1.6} />} onClick={() => setAdding(true)}>
            {t('new')}
          </Button>
        }
      />
      <FilterBar
        search={view.search}
        group={t('title')}
        texts={{
          search: t('search'),
          open: t('filters.open'),
          inUse: t('filters.open_count', { count }),
          show: t('filters.show'),
        }}
        count={count}
        renderFields={(hasLabels) => <FilterFields view={view} onChange={change} hasLabels={hasLabels} />}
        onSearch={(search, options) => change({ search }, options)}
      />
      <TagResults view={view} onChange={change} onNew={() => setAdding(true)} />
      <Suspense fallback={null}>
        {isAdding && (
          <TagForm
            onClose={() => setAdding(false)}
            onDone={({ id }) => change({ page: view.page, tag: id }, { replace: true })}
          />
        )}
      </Suspense>
    </PageLayout>
  );
}

/** Filters and sort of the tags. */
function FilterFields({
  view,
  onChange,
  hasLabels,
}: {
  view: TagsView;
  onChange: ChangeView;
  hasLabels: boolean;
}) {
  const { t, i18n } = useTranslation('tags');
  const user = useUser();
  const language = user.current_language;
  const types = tagTypes.filter((type) => type !== 'ebook' || managesContent(user));
  return (
    <>
      <ChoiceFilter
        hasLabels={hasLabels}
        label={t('filters.type')}
        any={t('filters.all_types')}
        values={types}
        nameOf={(value) => t(`filters.types.${value}`)}
        value={view.type}
        onChange={(type) => onChange({ type })}
      />
      {language !== null && (
        <FilterSelect
          hasLabels={hasLabels}
          label={t('filters.language')}
          value={view.everywhere ? 'all' : ''}
          onChange={(value) => onChange({ everywhere: value === 'all' })}
          data={[
            { value: '', label: languageName(language, i18n.language) },
            { value: 'all', label: t('filters.all_languages') },
          ]}
        />
      )}
      <FilterSelect
        hasLabels={hasLabels}
        label={t('filters.sort.label')}
        value={view.sort}
        onChange={(value) => onChange({ sort: tagSorts.find((sort) => sort === value) ?? 'name' })}
        data={tagSorts.map((value) => ({ value, label: t(`filters.sort.${value}`) }))}
      />
    </>
  );
}
