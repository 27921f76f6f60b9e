const formats = new Map<string, Intl.NumberFormat>();

/** A number as a language writes it. */
export function writeNumber(value: number, language: string): string {
  // Small ones are written alike where no digits of its own are in use: the browser takes tens of milliseconds for its
  // first formatter, and most screens need none.
  if (/^\d{1,3}$/.test(`${value}`) && !/^(ar|fa)/.test(language)) return `${value}`;
  const format = formats.get(language) ?? new Intl.NumberFormat(language);
  formats.set(language, format);
  return format.format(value);
}
