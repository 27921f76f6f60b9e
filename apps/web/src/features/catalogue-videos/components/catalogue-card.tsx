import { useTranslation } from 'react-i18next';

import { DifficultyMark } from '@/domain/difficulty/difficulty-mark.tsx';
import { languageName } from '@/lib/i18n/language-name.ts';
import { ChooseBox } from '@/domain/manage/choose-box.tsx';
import { ContentPrice } from '@/domain/manage/content-price.tsx';
import { clock } from '@/ui/format/clock.ts';
import { useFormat } from '@/ui/format/use-format.ts';
import classes from '@/domain/manage/manage-card.module.css';
import { RowMenu } from './row-menu.tsx';
import type { RowProps } from './row-props.ts';
import { StatusMark } from './status-mark.tsx';
import { VideoName } from './video-name.tsx';
import { VideoThumb } from './video-thumb.tsx';

/** A video as a card in the list on phones. */
export function CatalogueCard({ video, selected, onSelect, onPreview, onEdit, onAct }: RowProps) {
  const { t, i18n } = useTranslation('catalogue');
  const format = useFormat();
  return (
    <li className={classes.root} data-selected={selected || undefined}>
      <ChooseBox title={video.title} checked={selected} onToggle={onSelect} />
      <div className={classes.head}>
        <VideoThumb video={video} onPreview={onPreview} />
        <VideoName video={video} onEdit={onEdit} />
      </div>
      <RowMenu video={video} onPreview={onPreview} onEdit={onEdit} onAct={onAct} />
      <div className={classes.state}>
        <StatusMark video={video} />
        <ContentPrice content={video} />
      </div>
      <ul className={classes.facts}>
        <li>{languageName(video.language, i18n.language)}</li>
        <li>
          <DifficultyMark value={video.difficulty} />
        </li>
        {video.duration !== null && (
          <li>
            <bdi>{clock(video.duration)}</bdi>
          </li>
        )}
        <li>
          <bdi>{video.quality.replace('k', 'K')}</bdi>
        </li>
        <li>{t('sales', { count: video.salesCount })}</li>
        <li>{t('views', { count: video.views })}</li>
        <li>{format.date(new Date(video.uploadDate))}</li>
      </ul>
    </li>
  );
}
