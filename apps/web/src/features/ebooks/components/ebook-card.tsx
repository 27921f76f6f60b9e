import { useTranslation } from 'react-i18next';

import { DifficultyMark } from '@/domain/difficulty/difficulty-mark.tsx';
import { languageName } from '@/lib/i18n/language-name.ts';
import { ChooseBox } from '@/domain/manage/choose-box.tsx';
import { ContentPrice } from '@/domain/manage/content-price.tsx';
import classes from '@/domain/manage/manage-card.module.css';
import { useMoney } from '@/domain/money/use-money.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { EbookName } from './ebook-name.tsx';
import { RowMenu } from './row-menu.tsx';
import type { RowProps } from './row-props.ts';
import { StatusMark } from './status-mark.tsx';

/** An ebook as a card in the list on phones. */
export function EbookCard({ ebook, selected, onSelect, ...menu }: RowProps) {
  const { t, i18n } = useTranslation('ebooks');
  const format = useFormat();
  const money = useMoney();
  return (
    <li className={classes.root} data-selected={selected || undefined}>
      <ChooseBox title={ebook.title} checked={selected} onToggle={onSelect} />
      <div className={classes.head}>
        <EbookName ebook={ebook} onEdit={menu.onEdit} />
      </div>
      <RowMenu ebook={ebook} {...menu} />
      <div className={classes.state}>
        <StatusMark ebook={ebook} />
        <ContentPrice content={ebook} />
      </div>
      <ul className={classes.facts}>
        <li>{languageName(ebook.language, i18n.language)}</li>
        <li>
          <DifficultyMark value={ebook.difficulty} />
        </li>
        <li>{t('downloads', { count: ebook.downloadCount })}</li>
        <li>{t('sales', { count: ebook.salesCount })}</li>
        <li>
          <bdi>{money(ebook.revenue, ebook.money.currency)}</bdi>
        </li>
        <li>{format.date(new Date(ebook.uploadDate))}</li>
      </ul>
    </li>
  );
}
