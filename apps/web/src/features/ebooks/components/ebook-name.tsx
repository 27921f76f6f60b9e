import type { Ebook } from '@glossa/contract/ebooks';
import { IconHeadphones } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

import { ProductCover } from '@/domain/covers/product-cover.tsx';
import { ContentName } from '@/domain/manage/content-name.tsx';
import { clock } from '@/ui/format/clock.ts';
import classes from './ebook-name.module.css';

/** Cover, title and author of an ebook, and the length of its audio. The title opens its details. */
export function EbookName({ ebook, onEdit }: { ebook: Ebook; onEdit: () => void }) {
  const { t } = useTranslation('ebooks');
  return (
    <ContentName
      content={ebook}
      cover={<ProductCover product={ebook} />}
      below={
        ebook.type === 'audio' && (
          <span className={classes.tracks}>
            <IconHeadphones size={16} stroke={1.6} aria-label={t('kind.audio')} />
            <bdi>{ebook.author}</bdi>
            <span>{t('tracks.count', { count: ebook.trackCount })}</span>
            {ebook.duration !== null && <bdi>{clock(ebook.duration)}</bdi>}
          </span>
        )
      }
      onEdit={onEdit}
    />
  );
}
