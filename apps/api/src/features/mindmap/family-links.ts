import type { MindMapLink } from '@glossa/contract/mindmap';

/**
 * Connects words of one lemma: all with the lemma itself where it is among them, otherwise with the first of them.
 * A family of n words gets n - 1 links, not one for each pair.
 */
export function familyLinks(nodes: readonly { id: number; lemma: number }[]): MindMapLink[] {
  const families = new Map<number, number[]>();
  for (const { id, lemma } of nodes) families.set(lemma, [...(families.get(lemma) ?? []), id]);
  return [...families].flatMap(([lemma, ids]) => {
    const head = ids.includes(lemma) ? lemma : ids[0];
    return ids
      .filter((id) => id !== head)
      .map(
        (id) => ({ id: null, from: head as number, to: id, kind: 'family', source: 'automatic' }) as const,
      );
  });
}
