import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { FilterBar } from '@/domain/search/filter-bar.tsx';
import { useUrlView } from '@/domain/search/use-url-view.ts';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { FilterFields } from '../components/filter-fields.tsx';
import { TagResults } from '../components/tag-results.tsx';
import { filterCount, readView, viewParams } from '../tags-view.ts';

const TagForm = lazy(async () => ({ default: (await import('../components/tag-form.tsx')).TagForm }));

/** /tags: the tags of texts, videos and words. */
export function TagsPage() {
  const { t } = useTranslation('tags');
  const [adding, setAdding] = useState(false);
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
        renderFields={(labelled) => <FilterFields view={view} onChange={change} labelled={labelled} />}
        onSearch={(search, options) => change({ search }, options)}
      />
      <TagResults view={view} onChange={change} onNew={() => setAdding(true)} />
      <Suspense fallback={null}>
        {adding && (
          <TagForm
            onClose={() => setAdding(false)}
            onDone={({ id }) => change({ page: view.page, tag: id }, { replace: true })}
          />
        )}
      </Suspense>
    </PageLayout>
  );
}
