import { useTranslation } from 'react-i18next';

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: string, currency: string): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, { style: 'currency', currency });
  formats.set(key, format);
  return format;
}

/** Writes a decimal number of major units as the interface language writes money. */
export function useMoney(): (price: number, currency: string) => string {
  const { i18n } = useTranslation();
  // Where a price is written from right to left, the sign would leave the letters it belongs to: US$.
  return (price, currency) =>
    formatOf(i18n.language, currency)
      .format(price)
      .replace(/\p{L}\p{Sc}$/u, '$&\u200E');
}
