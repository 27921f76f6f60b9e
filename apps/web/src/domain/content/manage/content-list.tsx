import type { Currency } from '@glossa/contract/currencies';
import type { Difficulty } from '@glossa/contract/fields';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { DifficultyMark } from '@/domain/difficulty/difficulty-mark.tsx';
import { ManagedList } from '@/domain/manage/managed-list.tsx';
import type { Column } from '@/domain/manage/managed-list.tsx';
import tableClasses from '@/domain/manage/manage-table.module.css';
import type { SortOrder } from '@/domain/manage/sort-order.ts';
import { languageName } from '@/lib/i18n/language-name.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { ContentPrice } from './content-price.tsx';

/** The fields of content that every managed list shows. */
export interface ManagedContent {
  id: string;
  title: string;
  author: string;
  language: string;
  difficulty: Difficulty;
  isFree: boolean;
  price: number;
  money: { amount: number; currency: Currency };
  drmProtected: boolean;
  uploadDate: string;
}
type CommonSort = 'title' | 'price' | 'uploadDate';

type ListProps<Item extends ManagedContent, Sort extends string, Action extends string> = ComponentProps<
  typeof ManagedList<Item, Sort | CommonSort, Action>
>;

/** A page of ebooks or videos: name, status, language and price, then `columns` and `renderFacts`, then the date. */
export function ContentList<Item extends ManagedContent, Sort extends string, Action extends string>({
  labels,
  columns,
  renderName,
  renderStatus,
  renderPriceNote,
  renderFacts,
  ...list
}: Omit<ListProps<Item, Sort, Action>, 'columns' | 'renderState' | 'order'> & {
  order: SortOrder<Sort | CommonSort>;
  /** Headers of the columns that every content list has. */
  labels: Record<'name' | 'status' | 'language' | 'price' | 'uploadDate', string>;
  /** The columns between the price and the date. */
  columns: readonly Column<Item, Sort | CommonSort>[];
  renderName: (item: Item) => ReactNode;
  renderStatus: (item: Item) => ReactNode;
  renderPriceNote?: (item: Item) => ReactNode;
}) {
  const { i18n } = useTranslation();
  const format = useFormat();
  const renderLanguage = ({ language }: Item) => languageName(language, i18n.language);
  const renderPrice = (item: Item) => <ContentPrice content={item} />;
  const renderDifficulty = ({ difficulty }: Item) => <DifficultyMark value={difficulty} />;
  return (
    <ManagedList<Item, Sort | CommonSort, Action>
      {...list}
      columns={[
        { name: 'title', label: labels.name, sort: 'title', renderCell: renderName },
        { name: 'status', label: labels.status, renderCell: renderStatus },
        {
          name: 'language',
          label: labels.language,
          renderCell: renderLanguage,
          renderNote: renderDifficulty,
        },
        {
          name: 'price',
          label: labels.price,
          sort: 'price',
          isNumeric: true,
          renderCell: renderPrice,
          renderNote: renderPriceNote,
        },
        ...columns,
        {
          name: 'uploadDate',
          label: labels.uploadDate,
          sort: 'uploadDate',
          renderCell: ({ uploadDate }) => (
            <time
              className={tableClasses.date}
              dateTime={uploadDate}
              title={format.dateTime(new Date(uploadDate))}
            >
              {format.date(new Date(uploadDate))}
            </time>
          ),
        },
      ]}
      renderState={(item) => (
        <>
          {renderStatus(item)}
          {renderPrice(item)}
        </>
      )}
      renderFacts={(item) => (
        <>
          <li>{renderLanguage(item)}</li>
          <li>{renderDifficulty(item)}</li>
          {renderFacts(item)}
          <li>{format.date(new Date(item.uploadDate))}</li>
        </>
      )}
    />
  );
}
