import { messages } from './messages.ts';

/** The fields that determine whether content can be sold. */
export interface ContentFacts {
  description: string;
  author: string;
  category: string;
  isFree: boolean;
  /** In any unit, because it only has to be above 0. NaN if it is not a number. */
  price: number;
}
export const contentGapNames = ['description', 'author', 'category', 'price'] as const;
export type ContentGap = (typeof contentGapNames)[number];

/**
 * Returns an error message for each field that must be completed before the content can be sold. Empty if none is
 * missing.
 */
export function findContentGaps(facts: ContentFacts): { [Name in ContentGap]?: string[] } {
  const isBlank = (name: 'description' | 'author' | 'category') => facts[name].trim() === '';
  return {
    ...(isBlank('description') ? { description: [messages.description_required] } : {}),
    ...(isBlank('author') ? { author: [messages.author_required] } : {}),
    ...(isBlank('category') ? { category: [messages.category_required] } : {}),
    ...(!facts.isFree && !(facts.price > 0) ? { price: [messages.price_required] } : {}),
  };
}
