import { findContentGaps } from '@glossa/contract/content-gaps';
import type { Currency } from '@glossa/contract/currencies';
import type { Difficulty } from '@glossa/contract/fields';
import { messages } from '@glossa/contract/messages';

import { validationText } from '@/lib/i18n/validation-text.ts';

interface Content {
  title: string;
  author: string;
  description: string;
  category: string;
  difficulty: Difficulty;
  isFree: boolean;
  drmProtected: boolean;
  money: { amount: number; currency: Currency };
}

/** Returns the values of an edit form that ebooks and videos share. */
export const contentValues = ({
  title,
  author,
  description,
  category,
  difficulty,
  isFree,
  drmProtected,
  money,
  tags,
}: Content & { tags: readonly { name: string }[] }) => ({
  title,
  author,
  description,
  category,
  difficulty,
  isFree,
  drmProtected,
  money,
  tags: tags.map(({ name }) => name),
});

/**
 * Returns an error message for each field that is still missing: the price and, if the content is to be published, its
 * details. `priceMessage` is the contract's message for a missing price.
 */
export function contentErrors(
  content: Omit<Content, 'title' | 'difficulty'> & {
    status: string;
    /** ID of the pricing tier that sets the price. */
    tier?: string | null;
  },
  priceMessage: string = messages.price_required,
): Partial<Record<'description' | 'author' | 'category' | 'money', string>> {
  const { price, ...details } = findContentGaps({ ...content, price: content.money.amount });
  const needsPrice = price !== undefined && (content.tier ?? null) === null;
  return {
    ...(needsPrice ? { money: validationText(priceMessage) } : {}),
    ...(content.status === 'published' ? gapTexts(details) : {}),
  };
}

/** Returns the first message for each field, in the interface language. */
export const gapTexts = <Name extends string>(
  gaps: Partial<Record<Name, string[]>>,
): Partial<Record<Name, string>> =>
  Object.fromEntries(
    Object.entries<string[] | undefined>(gaps).flatMap(([name, sentences]) =>
      sentences?.[0] === undefined ? [] : [[name, validationText(sentences[0])]],
    ),
  ) as Partial<Record<Name, string>>;
