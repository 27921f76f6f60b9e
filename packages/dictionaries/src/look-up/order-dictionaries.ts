/** A learner's dictionaries by name, in the order in which lookups use them. */
export type DictionaryOrder = readonly { name: string; is_hidden: boolean }[];

/** A dictionary, and how a lookup uses it. */
export type OrderedDictionary<Dictionary> = Dictionary & {
  /** Lower values come first; dictionaries with the same value alternate. */
  preference: number;
  isHidden: boolean;
  /** Whether it is used only for words that aren't in any of the dictionaries before it. */
  isFallback: boolean;
};

/**
 * Sorts dictionaries for a lookup: in the learner's own order, then the rest by the language of their explanations.
 * Those after the last dictionary with explanations in a `preferred` language are fallbacks.
 */
export function orderDictionaries<Dictionary extends { name: string; target: string }>(
  dictionaries: readonly Dictionary[],
  { preferred, order = [] }: { preferred: readonly string[]; order?: DictionaryOrder | undefined },
): OrderedDictionary<Dictionary>[] {
  const preferenceOf = ({ name, target }: Dictionary): number => {
    const own = order.findIndex((choice) => choice.name === name);
    if (own !== -1) return own;
    const language = preferred.indexOf(target);
    return order.length + (language === -1 ? preferred.length : language);
  };
  const hidden = new Set(order.flatMap(({ name, is_hidden: isHidden }) => (isHidden ? [name] : [])));
  const sorted = dictionaries
    .map((dictionary) => ({
      ...dictionary,
      preference: preferenceOf(dictionary),
      isHidden: hidden.has(dictionary.name),
    }))
    .sort((a, b) => a.preference - b.preference);
  const lastPreferred = sorted.findLastIndex(
    ({ target, isHidden }) => !isHidden && preferred.includes(target),
  );
  return sorted.map((dictionary, index) => ({ ...dictionary, isFallback: index > lastPreferred }));
}
