import type { Product } from '@glossa/contract/shop';
import { useTranslation } from 'react-i18next';

import rows from '@/domain/products/track-rows.module.css';
import { TrackWords } from '@/domain/products/track-words.tsx';
import classes from './preview.module.css';

/** The tracks of an audio course. */
export function Tracks({ tracks }: { tracks: Product['tracks'] }) {
  const { t } = useTranslation('shop');
  return (
    <section aria-labelledby="tracks">
      <h2 id="tracks" className={classes.heading}>
        {t('tracks', { count: tracks.length })}
      </h2>
      <ol className={rows.list}>
        {tracks.map((track, index) => (
          // Titles may repeat.
          <li key={index} className={rows.row}>
            <TrackWords number={index + 1} track={track} />
          </li>
        ))}
      </ol>
    </section>
  );
}
