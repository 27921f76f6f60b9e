import { useState } from 'react';

import { minorOf } from '@glossa/contract/currencies';
import type { Currency } from '@glossa/contract/currencies';

/** A price as people write it, in major units; NaN when it is none. */
export const readPrice = (text: string): number =>
  text.trim() === '' ? 0 : Number(text.trim().replace(',', '.'));

/** A price as it is written into a field, beside its currency; `onMoney` gets it in minor units. */
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
