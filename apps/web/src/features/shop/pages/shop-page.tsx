import { productKinds } from '@glossa/contract/shop';
import { Box } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { PagedList } from '@/domain/search/paged-list.tsx';
import { useSession } from '@/domain/session/session-context.ts';
import { languageName } from '@/lib/i18n/language-name.ts';
import { ListCount } from '@/ui/data/list-count.tsx';
import { EmptyState } from '@/ui/feedback/empty-state.tsx';
import { NothingFound } from '@/ui/feedback/nothing-found.tsx';
import { usePageTitle } from '@/ui/hooks/use-page-title.ts';
import { Segmented } from '@/ui/inputs/segmented.tsx';
import { PageHeader, PageLayout } from '@/ui/layout/page-layout.tsx';
import { CartLink } from '../components/cart-link.tsx';
import { ProductGrid, ProductGridSkeleton } from '../components/product-grid.tsx';
import { ShopFilters } from '../components/shop-filters.tsx';
import { filterCount, pageSize, useShop } from '../hooks/use-shop.ts';

const types = ['all', ...productKinds] as const;

/** /shop, /store and /marketplace: the products on sale. */
export function ShopPage() {
  const { t, i18n } = useTranslation('shop');
  const { state } = useSession();
  usePageTitle(t('title'));
  const { view, language, list, change } = useShop();
  const isFiltered =
    view.search !== '' || view.type !== undefined || filterCount({ ...view, language: undefined }) > 0;
  const noFilters = {
    search: '',
    type: undefined,
    language: 'all',
    difficulty: undefined,
    category: undefined,
    price: undefined,
  };
  return (
    <PageLayout>
      <PageHeader
        title={t('title')}
        help={t(state.status === 'anonymous' ? 'help_visitor' : 'help')}
        actions={<CartLink />}
      />
      <Box role="search" mb={20}>
        <ShopFilters view={view} language={language} onChange={change} />
        <Box mt="sm" py={2} style={{ overflowX: 'auto' }}>
          <Segmented
            aria-label={t('filters.type')}
            value={view.type ?? 'all'}
            onChange={(value) => change({ type: value === 'all' ? undefined : value })}
            data={types.map((value) => ({ value, label: t(`types.${value}`) }))}
          />
        </Box>
      </Box>
      <PagedList
        list={list}
        page={view.page}
        pageSize={pageSize}
        skeleton={<ProductGridSkeleton />}
        renderEmpty={() =>
          isFiltered ? (
            <NothingFound
              title={t('nothing_found')}
              message={t('nothing_found_hint')}
              clear={t('show_all')}
              onClear={() => change(noFilters)}
            />
          ) : language === 'all' ? (
            <EmptyState drawing="book" title={t('empty')} message={t('empty_hint')} />
          ) : (
            <NothingFound
              title={t('empty_language', { language: languageName(language, i18n.language) })}
              message={t('empty_language_hint')}
              clear={t('all_languages')}
              onClear={() => change({ language: 'all' })}
            />
          )
        }
        onPage={(page, options) => change({ page }, options)}
      >
        {({ results, count, more }) => (
          <>
            <ListCount>{t(more ? 'count_more' : 'count', { count })}</ListCount>
            <ProductGrid products={results} label={t('title')} />
          </>
        )}
      </PagedList>
    </PageLayout>
  );
}
