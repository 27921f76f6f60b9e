import { catalogueSorts, catalogueStatuses } from '@glossa/contract/catalogue-videos';
import type { CatalogueSort, CatalogueStatus } from '@glossa/contract/catalogue-videos';

import { contentViews } from '@/domain/manage/content-view.ts';
import type { ChangeContentView, ContentView } from '@/domain/manage/content-view.ts';

export type CatalogueView = ContentView<CatalogueSort, CatalogueStatus>;
export type ChangeView = ChangeContentView<CatalogueView>;

export const catalogueViews = contentViews(catalogueSorts, catalogueStatuses);
