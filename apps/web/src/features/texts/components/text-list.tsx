import type { TextCard } from '@glossa/contract/texts';
import { useTranslation } from 'react-i18next';

import { useFavorite } from '../hooks/use-favorite.ts';
import { useRowKeys } from '../hooks/use-row-keys.ts';
import { useTextActions } from '../hooks/use-text-actions.ts';
import classes from './text-list.module.css';
import { TextRow } from './text-row.tsx';

/** The rows of a library page. `stale` dims them while new ones load. */
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
  const actions = useTextActions();
  const favorite = useFavorite();
  const list = useRowKeys(texts, {
    favorite,
    archive: (text) => !text.is_deleted && void actions[text.is_archived ? 'unarchive' : 'archive'](text),
    trash: (text) => void actions[text.is_deleted ? 'remove' : 'trash'](text),
  });
  return (
    <ul ref={list} className={classes.root} aria-label={t('list')} aria-busy={stale}>
      {texts.map((text) => (
        <TextRow
          key={text.id}
          text={text}
          onMove={(move) => void actions[move](text)}
          onFavorite={() => favorite(text)}
          onTag={onTag}
        />
      ))}
    </ul>
  );
}
