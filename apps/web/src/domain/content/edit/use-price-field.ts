import { toMinorUnits } from '@glossa/contract/currencies';
import type { Currency } from '@glossa/contract/currencies';
import { useState } from 'react';

/** Parses a typed price in major units; returns 0 if it is empty, NaN if it is invalid. */
export const readPrice = (text: string): number =>
  text.trim() === '' ? 0 : Number(text.trim().replace(',', '.'));

/** The typed price and its currency, with their setters. */
export interface PriceField {
  text: string;
  currency: Currency;
  setText: (text: string) => void;
  setCurrency: (currency: Currency) => void;
}

/** Manages the state of a price field; `onPriceChange` receives the price in minor units. */
export function usePriceField(
  initial: string,
  currency: Currency,
  onPriceChange: (money: { amount: number; currency: Currency }) => void,
): PriceField {
  const [text, setText] = useState(initial);
  const change = (newText: string, newCurrency: Currency) => {
    setText(newText);
    onPriceChange({ amount: toMinorUnits(readPrice(newText), newCurrency), currency: newCurrency });
  };
  return {
    text,
    currency,
    setText: (newText) => change(newText, currency),
    setCurrency: (newCurrency) => change(text, newCurrency),
  };
}
