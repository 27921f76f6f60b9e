import { useTranslation } from 'react-i18next';

import { DifficultyMark } from '@/domain/difficulty/difficulty-mark.tsx';
import { languageName } from '@/lib/i18n/language-name.ts';
import { ChooseBox } from '@/domain/manage/choose-box.tsx';
import { ContentPrice } from '@/domain/manage/content-price.tsx';
import classes from '@/domain/manage/manage-table.module.css';
import { useMoney } from '@/domain/money/use-money.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import { EbookName } from './ebook-name.tsx';
import { RowMenu } from './row-menu.tsx';
import type { RowProps } from './row-props.ts';
import { StatusMark } from './status-mark.tsx';

export function EbookRow({ ebook, selected, onSelect, ...menu }: RowProps) {
  const { t, i18n } = useTranslation('ebooks');
  const format = useFormat();
  const money = useMoney();
  const date = new Date(ebook.uploadDate);
  return (
    <tr className={classes.row} data-selected={selected || undefined}>
      <td className={classes.choose}>
        <ChooseBox title={ebook.title} checked={selected} onToggle={onSelect} />
      </td>
      <th scope="row">
        <EbookName ebook={ebook} onEdit={menu.onEdit} />
      </th>
      <td>
        <StatusMark ebook={ebook} />
      </td>
      <td>
        {languageName(ebook.language, i18n.language)}
        <span className={classes.second}>
          <DifficultyMark value={ebook.difficulty} />
        </span>
      </td>
      <td className={classes.figure}>
        <ContentPrice content={ebook} />
        <span className={classes.second}>
          {ebook.discountPercentage > 0 &&
            t('discount', { percent: format.percent(ebook.discountPercentage / 100) })}
        </span>
      </td>
      <td className={classes.figure}>{format.number(ebook.downloadCount)}</td>
      <td className={classes.figure}>{format.number(ebook.salesCount)}</td>
      <td className={classes.figure}>
        <bdi>{money(ebook.revenue, ebook.money.currency)}</bdi>
      </td>
      <td className={classes.date}>
        <time dateTime={ebook.uploadDate} title={format.dateTime(date)}>
          {format.date(date)}
        </time>
      </td>
      <td className={classes.menu}>
        <RowMenu ebook={ebook} {...menu} />
      </td>
    </tr>
  );
}
