import { messages } from './messages.ts';

/** What must be said of content before it is sold. */
export interface ContentFacts {
  description: string;
  author: string;
  category: string;
  isFree: boolean;
  /** In any unit; NaN when it is no number. */
  price: number;
}
export const contentGapNames = ['description', 'author', 'category', 'price'] as const;
export type ContentGap = (typeof contentGapNames)[number];

/** What is missing of content that is to be sold: sentences by field, as answers have them; empty when nothing is. */
export function contentGaps(facts: ContentFacts): { [Name in ContentGap]?: string[] } {
  const isBlank = (name: 'description' | 'author' | 'category') => facts[name].trim() === '';
  return {
    ...(isBlank('description') ? { description: [messages.description_required] } : {}),
    ...(isBlank('author') ? { author: [messages.author_required] } : {}),
    ...(isBlank('category') ? { category: [messages.category_required] } : {}),
    ...(!facts.isFree && !(facts.price > 0) ? { price: [messages.price_required] } : {}),
  };
}
