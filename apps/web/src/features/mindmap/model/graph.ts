import type { MindMapLink, MindMapNode } from '@glossa/contract/mindmap';

/** A connection seen from one of its ends. */
export interface Connection {
  link: MindMapLink;
  other: MindMapNode;
}

/** Returns the connections of each word of a map, manual ones first. */
export function connectionsByWord(
  nodes: readonly MindMapNode[],
  links: readonly MindMapLink[],
): ReadonlyMap<number, readonly Connection[]> {
  const words = new Map(nodes.map((node) => [node.id, node]));
  const connections = new Map<number, Connection[]>();
  const add = (id: number, link: MindMapLink, otherId: number) => {
    const other = words.get(otherId);
    if (other) connections.set(id, [...(connections.get(id) ?? []), { link, other }]);
  };
  for (const link of links) {
    add(link.from, link, link.to);
    add(link.to, link, link.from);
  }
  return connections;
}

/** Returns the single word at the center of a map, or undefined if the map starts with several. */
export function findCenter(nodes: readonly MindMapNode[]): MindMapNode | undefined {
  const first = nodes.filter(({ depth }) => depth === 0);
  return first.length === 1 && nodes.length > 1 ? first[0] : undefined;
}

/** Display order of the kinds. */
export const kindOrder = ['synonym', 'antonym', 'related', 'family', 'met_together'] as const;
