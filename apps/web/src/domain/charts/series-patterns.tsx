import { seriesColor } from './series-look.ts';

// The first series is a solid color.
const hatches = [
  undefined,
  <path key="stripes" d="M-2 2l4 -4M0 8l8 -8M6 10l4 -4" strokeWidth="2.4" />,
  <path key="dots" d="M2 2h.01M6 6h.01" strokeWidth="2.6" strokeLinecap="round" />,
  <path key="cross" d="M0 0l8 8M8 0l-8 8" strokeWidth="1.6" />,
];

/** Returns the fill of a series' bars: its color, or a pattern defined by `SeriesPatterns` with the same ID. */
export const seriesFill = (id: string, index: number): string =>
  hatches[index % 4] ? `url(#${id}-${index % 4})` : seriesColor(index);

/** Defines a chart's patterns, which make bars distinguishable without color. */
export function SeriesPatterns({ id }: { id: string }) {
  return (
    <defs>
      {hatches.map(
        (hatch, index) =>
          hatch && (
            <pattern
              key={hatch.key}
              id={`${id}-${index}`}
              width="8"
              height="8"
              patternUnits="userSpaceOnUse"
              stroke={seriesColor(index)}
            >
              <rect width="8" height="8" stroke="none" fill={seriesColor(index)} fillOpacity={0.22} />
              {hatch}
            </pattern>
          ),
      )}
    </defs>
  );
}
