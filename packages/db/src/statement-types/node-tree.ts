/** A node of the tree into which PostgreSQL parses a statement, with all names resolved. */
export interface Node {
  node: string;
  [field: string]: Value | undefined;
}

/** A node, a list, a word, or null. */
export type Value = Node | Value[] | string | null;

const token = /\s*(\(|\)|\{|\}|\[[^\]]*\]|<>|"(?:[^"\\]|\\.)*"|(?:[^\s(){}\\]|\\.)+)/y;

/**
 * Parses the text of a `pg_node_tree`: `{NAME :field value …}`, `(list)`, `<>` for null, and words.
 * @throws {Error} when the text ends early
 */
export function parseNodeTree(text: string): Value {
  let position = 0;
  const next = (): string => {
    token.lastIndex = position;
    const found = token.exec(text)?.[1];
    if (found === undefined) throw new Error('Unexpected end of a pg_node_tree');
    position = token.lastIndex;
    return found;
  };
  const parse = (word: string): Value => {
    if (word === '<>') return null;
    if (word === '(') return parseList();
    return word === '{' ? parseNode() : word;
  };
  const parseList = (): Value[] => {
    const items: Value[] = [];
    for (let word = next(); word !== ')'; word = next()) items.push(parse(word));
    return items;
  };
  const parseNode = (): Node => {
    const node: Node = { node: next() };
    let field = '';
    for (let word = next(); word !== '}'; word = next()) {
      if (word.startsWith(':')) node[(field = word.slice(1))] = undefined;
      // A constant is written as its length followed by its bytes. Keep only a field's first value.
      else node[field] ??= parse(word);
    }
    return node;
  };
  return parse(next());
}
