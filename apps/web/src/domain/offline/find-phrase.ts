import type { ReadingPage } from '@glossa/contract/reading';
import { isJoint } from '@glossa/language/is-joint';

type Sentence = ReadingPage['sentences'][number];
type Occurrence = ReadingPage['phrases'][number];

/** A phrase known only to this device: the IDs of its words, 0 for a gap. */
export interface LocalPhrase {
  id: number;
  parts: readonly number[];
}

/** Finds the occurrences of a phrase in a sentence, as the server would. */
export function findPhrase({ id, parts }: LocalPhrase, { seq, tokens }: Sentence): Occurrence[] {
  const words = tokens.flatMap(({ w }, index) => (w === undefined ? [] : [{ w, index }]));
  const areAdjacent = (left: number): boolean => {
    const [from, to] = [words[left]?.index ?? 0, words[left + 1]?.index ?? 0];
    return isJoint(
      tokens
        .slice(from + 1, to)
        .map(({ t }) => t)
        .join(''),
    );
  };
  const match = (start: number): number[] | undefined => {
    const found: number[] = [];
    let at = start;
    let hasGap = false;
    for (const part of parts) {
      if (part === 0) {
        hasGap = true;
        continue;
      }
      if (hasGap) while (at < words.length && words[at]?.w !== part) at += 1;
      const word = words[at];
      if (word?.w !== part || (found.length > 0 && !hasGap && !areAdjacent(at - 1))) return undefined;
      found.push(word.index);
      at += 1;
      hasGap = false;
    }
    return found;
  };
  return words.flatMap((_, start) => {
    const found = match(start);
    return found && found.length > 1 ? [{ id, seq, tokens: found }] : [];
  });
}
