import type { MindMapLink } from '@glossa/contract/mindmap';

/**
 * Connects words of one lemma: to the lemma itself if it is among them, otherwise to the first word. A family of n
 * words gets n - 1 links instead of one for each pair.
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
