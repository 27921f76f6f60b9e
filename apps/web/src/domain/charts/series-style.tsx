import { useId } from 'react';

/** Dash patterns by series, so that lines are distinguishable without color. */
export const dashes = [undefined, '7 4', '2 4', '9 3 2 3'] as const;

/** Returns the color of a series, see `charts.module.css`. */
export const seriesColor = (index: number): string => `var(--chart-${index % 4})`;

/** Marker shapes for the points of lines. */
const markers: readonly ((x: number, y: number, size: number) => string)[] = [
  (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`,
  (x, y, r) => `M${x} ${y - r * 1.3}l${r * 1.3} ${r * 1.3}l${-r * 1.3} ${r * 1.3}l${-r * 1.3} ${-r * 1.3}z`,
  (x, y, r) => `M${x - r} ${y - r}h${2 * r}v${2 * r}h${-2 * r}z`,
  (x, y, r) => `M${x} ${y - r * 1.2}l${r * 1.2} ${r * 2.1}h${-r * 2.4}z`,
];

/** Returns the SVG path of a series' marker centered at a point; `size` is half its width. */
export const markerPath = (index: number, x: number, y: number, size: number): string =>
  markers[index % 4]?.(x, y, size) ?? '';

// The bars of the first series are solid.
const patterns = [
  undefined,
  <path key="stripes" d="M-2 2l4 -4M0 8l8 -8M6 10l4 -4" strokeWidth="2.4" />,
  <path key="dots" d="M2 2h.01M6 6h.01" strokeWidth="2.6" strokeLinecap="round" />,
  <path key="cross" d="M0 0l8 8M8 0l-8 8" strokeWidth="1.6" />,
];

/** Returns the fill of a series' bars: its color, or a pattern defined by `SeriesPatterns` with the same ID. */
export const seriesFill = (id: string, index: number): string =>
  patterns[index % 4] ? `url(#${id}-${index % 4})` : seriesColor(index);

/** Defines a chart's patterns, which make bars distinguishable without color. */
export function SeriesPatterns({ id }: { id: string }) {
  return (
    <defs>
      {patterns.map(
        (pattern, index) =>
          pattern && (
            <pattern
              key={pattern.key}
              id={`${id}-${index}`}
              width="8"
              height="8"
              patternUnits="userSpaceOnUse"
              stroke={seriesColor(index)}
            >
              <rect width="8" height="8" stroke="none" fill={seriesColor(index)} fillOpacity={0.22} />
              {pattern}
            </pattern>
          ),
      )}
    </defs>
  );
}

/** A legend icon: the color of a series with its marker or, for bars, its pattern. */
export function SeriesIcon({ index, kind = 'line' }: { index: number; kind?: 'line' | 'bar' }) {
  const id = useId();
  return (
    <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
      {kind === 'line' ? (
        <path d={markerPath(index, 7, 7, 4.5)} fill={seriesColor(index)} />
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
