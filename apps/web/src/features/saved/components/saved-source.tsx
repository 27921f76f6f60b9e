import type { SavedItem } from '@glossa/contract/saved';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { RelativeTime } from '@/ui/data/relative-time.tsx';
import { sourceAddress } from '../place-of.ts';
import classes from './saved-card.module.css';

/** The source of a saved item, whether it was deleted, and when the item was saved. */
export function SavedSource({ item }: { item: SavedItem }) {
  const { t } = useTranslation('saved');
  const { kind, language, quote, source, source_title: title, in_trash: inTrash, created_at } = item;
  const address = sourceAddress(item);
  const name = (
    <bdi lang={language} className={classes.title}>
      {title}
    </bdi>
  );
  // Without a quote, the title is already above.
  const fate = inTrash ? t('in_trash') : kind !== 'word' && source === null ? t('source_gone') : undefined;
  const dot = (
    <span className={classes.dot} aria-hidden="true">
      ·
    </span>
  );
  return (
    <span className={classes.source}>
      {quote !== '' && title !== '' && (
        <>
          {address ? <Link to={address}>{name}</Link> : name}
          {dot}
        </>
      )}
      {fate !== undefined && (
        <>
          {fate}
          {dot}
        </>
      )}
      <RelativeTime value={created_at} />
    </span>
  );
}
