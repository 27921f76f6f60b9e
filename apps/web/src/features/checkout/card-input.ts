/** Groups the digits of a card number by four, as printed on the card; drops other characters. */
export const grouped = (typed: string): string =>
  typed
    .replaceAll(/\D/g, '')
    .slice(0, 19)
    .replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** Formats an expiry date as it is typed: `12 / 34`. */
export function groupedExpiry(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

/** Reads an expiry date as a month from 1 and a four-digit year; zero for a missing part. */
export function readExpiry(typed: string): { exp_month: number; exp_year: number } {
  const [month, year] = typed.split('/').map((part) => Number(part));
  return { exp_month: month ?? 0, exp_year: year ? 2000 + year : 0 };
}
