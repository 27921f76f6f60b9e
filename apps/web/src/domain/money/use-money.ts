import { useTranslation } from 'react-i18next';

const formats = new Map<string, Intl.NumberFormat>();

function getFormatter(language: string, currency: string): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(language, { style: 'currency', currency });
  formats.set(key, format);
  return format;
}

/** Returns a function that formats an amount in major units as money in the interface language. */
export function useMoney(): (price: number, currency: string) => string {
  const { i18n } = useTranslation();
  // Keep the characters of a symbol such as US$ together in right-to-left text.
  return (price, currency) =>
    getFormatter(i18n.language, currency)
      .format(price)
      .replace(/\p{L}\p{Sc}$/u, '$&\u200E');
}
