import { IconBadgeCc } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { DifficultyMark } from '@/domain/difficulty/difficulty-mark.tsx';
import { languageName } from '@/lib/i18n/language-name.ts';
import { ChooseBox } from '@/domain/manage/choose-box.tsx';
import { ContentPrice } from '@/domain/manage/content-price.tsx';
import { useMoney } from '@/domain/money/use-money.ts';
import { clock } from '@/ui/format/clock.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import classes from '@/domain/manage/manage-table.module.css';
import { RowMenu } from './row-menu.tsx';
import type { RowProps } from './row-props.ts';
import { StatusMark } from './status-mark.tsx';
import { VideoName } from './video-name.tsx';
import { VideoThumb } from './video-thumb.tsx';

export function CatalogueRow({ video, selected, onSelect, onPreview, onEdit, onAct }: RowProps) {
  const { t, i18n } = useTranslation(['catalogue', 'common']);
  const format = useFormat();
  const money = useMoney();
  const date = new Date(video.uploadDate);
  return (
    <tr className={classes.row} data-selected={selected || undefined}>
      <td className={classes.choose}>
        <ChooseBox title={video.title} checked={selected} onToggle={onSelect} />
      </td>
      <th scope="row">
        <div className={classes.video}>
          <VideoThumb video={video} onPreview={onPreview} />
          <VideoName video={video} onEdit={onEdit} />
        </div>
      </th>
      <td>
        <StatusMark video={video} />
      </td>
      <td>
        {languageName(video.language, i18n.language)}
        <span className={classes.second}>
          <DifficultyMark value={video.difficulty} />
        </span>
      </td>
      <td className={classes.figure}>
        <ContentPrice content={video} />
      </td>
      <td className={classes.figure}>
        {format.number(video.salesCount)}
        <span className={classes.second}>
          <bdi>{money(video.revenue, video.money.currency)}</bdi>
        </span>
      </td>
      <td className={classes.figure}>{format.number(video.views)}</td>
      <td className={classes.figure}>
        {video.duration === null ? t('common:none') : <bdi>{clock(video.duration)}</bdi>}
        <span className={classes.second}>
          {video.subtitles !== null && (
            <IconBadgeCc
              size={16}
              stroke={1.6}
              role="img"
              aria-label={t(`subtitles.${video.subtitles}`)}
              title={t(`subtitles.${video.subtitles}`)}
            />
          )}
          <bdi>{video.quality.replace('k', 'K')}</bdi>
        </span>
      </td>
      <td className={classes.date}>
        <time dateTime={video.uploadDate} title={format.dateTime(date)}>
          {format.date(date)}
        </time>
      </td>
      <td className={classes.menu}>
        <RowMenu video={video} onPreview={onPreview} onEdit={onEdit} onAct={onAct} />
      </td>
    </tr>
  );
}
