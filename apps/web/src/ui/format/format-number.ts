const formats = new Map<string, Intl.NumberFormat>();

/** Formats a number with the digits and separators of a language. */
export function formatNumber(value: number, language: string): string {
  // Small numbers look the same in all languages with Western digits. The browser takes tens of milliseconds to
  // create its first formatter, and most screens need none.
  if (/^\d{1,3}$/.test(`${value}`) && !/^(ar|fa)/.test(language)) return `${value}`;
  const format = formats.get(language) ?? new Intl.NumberFormat(language);
  formats.set(language, format);
  return format.format(value);
}
