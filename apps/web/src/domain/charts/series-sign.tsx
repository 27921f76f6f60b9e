import { useId } from 'react';

import { markPath, seriesColor } from './series-look.ts';
import { SeriesPatterns, seriesFill } from './series-patterns.tsx';

/** A legend icon: the color of a series with its marker or, for bars, its pattern. */
export function SeriesSign({ index, kind = 'line' }: { index: number; kind?: 'line' | 'bar' }) {
  const id = useId();
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      {kind === 'line' ? (
        <path d={markPath(index, 7, 7, 4.5)} fill={seriesColor(index)} />
      ) : (
        <>
          <SeriesPatterns id={id} />
          <rect
            x="1"
            y="1"
            width="12"
            height="12"
            rx="2"
            fill={seriesFill(id, index)}
            stroke={seriesColor(index)}
          />
        </>
      )}
    </svg>
  );
}
