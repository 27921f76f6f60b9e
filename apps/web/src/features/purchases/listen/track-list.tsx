import type { Listening } from '@glossa/contract/listening';
import { useTranslation } from 'react-i18next';

import rows from '@/domain/products/track-rows.module.css';
import { TrackWords } from '@/domain/products/track-words.tsx';

/** All tracks, each with a play button. */
export function TrackList({
  tracks,
  current,
  onChoose,
}: {
  tracks: Listening['tracks'];
  current: number;
  onChoose: (index: number) => void;
}) {
  const { t } = useTranslation('purchases');
  return (
    <ol className={rows.list} aria-label={t('listen.tracks')}>
      {tracks.map((track, index) => (
        <li key={track.id}>
          <button
            type="button"
            className={rows.row}
            aria-current={index === current || undefined}
            onClick={() => onChoose(index)}
          >
            <TrackWords number={index + 1} track={track} />
          </button>
        </li>
      ))}
    </ol>
  );
}
