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
  return (price, currency) => formatOf(i18n.language, currency).format(price);
}
