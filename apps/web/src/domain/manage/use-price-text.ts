import { useState } from 'react';

import { minorOf } from '@glossa/contract/currencies';
import type { Currency } from '@glossa/contract/currencies';

/** Parses a price in major units as users type it; an empty one is 0, an invalid one NaN. */
export const readPrice = (text: string): number =>
  text.trim() === '' ? 0 : Number(text.trim().replace(',', '.'));

/** The text of a price field next to its currency; `onMoney` receives the price in minor units. */
export function usePriceText(
  initial: string,
  currency: Currency,
  onMoney: (money: { amount: number; currency: Currency }) => void,
) {
  const [text, setText] = useState(initial);
  const tell = (written: string, of: Currency) => {
    setText(written);
    onMoney({ amount: minorOf(readPrice(written), of), currency: of });
  };
  return {
    text,
    currency,
    setText: (written: string) => tell(written, currency),
    setCurrency: (of: Currency) => tell(text, of),
  };
}
