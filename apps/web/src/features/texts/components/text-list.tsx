import type { TextCard } from '@glossa/contract/texts';
import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';

import { useListKeys } from '@/lib/shortcuts/use-list-keys.ts';
import { Row, RowList } from '@/ui/data/row-list.tsx';
import { LoadingState } from '@/ui/feedback/loading-state.tsx';
import { useFavorite } from '../hooks/use-favorite.ts';
import { useMoveText } from '../hooks/use-move-text.ts';
import { TextRow } from './text-row.tsx';
import rowClasses from './text-row.module.css';

/** The rows on a library page. `stale` dims them while new ones load. */
export function TextList({
  texts,
  stale,
  onTag,
}: {
  texts: readonly TextCard[];
  stale: boolean;
  onTag: (tag: string) => void;
}) {
  const { t } = useTranslation('texts');
  const move = useMoveText();
  const favorite = useFavorite();
  const list = useListKeys(texts, t('keys', { returnObjects: true }), {
    favorite,
    archive: (text: TextCard) => {
      if (!text.is_deleted) void move(text.is_archived ? 'unarchive' : 'archive', text);
    },
    trash: (text: TextCard) => void move(text.is_deleted ? 'remove' : 'trash', text),
  });
  return (
    <RowList ref={list} isEdgeToEdge aria-label={t('list')} aria-busy={stale}>
      {texts.map((text) => (
        <TextRow
          key={text.id}
          text={text}
          onMove={(to) => void move(to, text)}
          onFavorite={() => favorite(text)}
          onTag={onTag}
        />
      ))}
    </RowList>
  );
}

const titleWidths = ['44%', '62%', '36%', '54%', '48%', '30%'];

/** Placeholder rows while the library is loading. */
export const TextListSkeleton = () => (
  <LoadingState>
    <RowList isEdgeToEdge>
      {titleWidths.map((width) => (
        <Row key={width} className={rowClasses.row}>
          <div className={rowClasses.cover}>
            <Skeleton height={48} width={36} />
          </div>
          <div>
            <Skeleton height={16} width={width} mt={3} mb={10} />
            <Skeleton height={12} width="70%" mb={4} />
          </div>
          <div className={rowClasses.progress}>
            <Skeleton height={4} mb={8} />
            <Skeleton height={10} width="50%" />
          </div>
          <div className={rowClasses.actions}>
            <Skeleton circle height={24} m={6} />
            <Skeleton circle height={24} m={6} />
          </div>
        </Row>
      ))}
    </RowList>
  </LoadingState>
);
