/** Formats a reading time in minutes, or in whole hours from two hours on. */
export function readingTimeText(minutes: number, language: string): string {
  const [value, unit] = minutes < 120 ? ([minutes, 'minute'] as const) : ([minutes / 60, 'hour'] as const);
  const style = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 } as const;
  return new Intl.NumberFormat(language, style).format(value);
}
