import { minorOf } from '@glossa/contract/currencies';
import type { Currency } from '@glossa/contract/currencies';
import { useState } from 'react';

/** Parses a price in major units as users type it; an empty one is 0, an invalid one NaN. */
export const readPrice = (text: string): number =>
  text.trim() === '' ? 0 : Number(text.trim().replace(',', '.'));

/** A price field with its currency. */
export interface PriceField {
  text: string;
  currency: Currency;
  setText: (text: string) => void;
  setCurrency: (currency: Currency) => void;
}

/** The text of a price field next to its currency; `onMoney` receives the price in minor units. */
export function usePriceField(
  initial: string,
  currency: Currency,
  onMoney: (money: { amount: number; currency: Currency }) => void,
): PriceField {
  const [text, setText] = useState(initial);
  const change = (newText: string, newCurrency: Currency) => {
    setText(newText);
    onMoney({ amount: minorOf(readPrice(newText), newCurrency), currency: newCurrency });
  };
  return {
    text,
    currency,
    setText: (newText) => change(newText, currency),
    setCurrency: (newCurrency) => change(text, newCurrency),
  };
}
