import type { ColumnField } from '@glossa/contract/word-import';

import { fieldsByName } from './column-names.ts';
import type { TableLayout } from './table-layout.ts';
import { readDelimited } from './delimited.ts';

const separators: Record<string, string> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  space: ' ',
  pipe: '|',
  colon: ':',
};
const directive =
  /^#(separator|html|columns|tags(?: column)?|notetype(?: column)?|deck(?: column)?|guid column|if matches):(.*)$/i;

/**
 * Returns the layout of an Anki text export, which starts with directives
 * (https://docs.ankiweb.net/importing/text-files.html). Undefined for other files. If no column is named like the word
 * field, the first two plain fields are word and translation.
 */
export function ankiLayout(text: string): TableLayout | undefined {
  const directives = new Map<string, string>();
  let at = 0;
  let line = 1;
  for (; text[at] === '#'; line++) {
    const end = text.indexOf('\n', at);
    const found = directive.exec(text.slice(at, end === -1 ? text.length : end).trimEnd());
    if (!found) break;
    directives.set((found[1] ?? '').toLowerCase(), found[2] ?? '');
    at = end === -1 ? text.length : end + 1;
  }
  if (directives.size === 0) return undefined;
  const separator = directives.get('separator') ?? 'tab';
  const delimiter = separators[separator.trim().toLowerCase()] ?? (separator.slice(0, 1) || '\t');
  const start = { at, line };
  const names = directives.get('columns')?.split(delimiter) ?? null;
  const [first] = readDelimited(text, delimiter, start);
  const width = Math.max(names?.length ?? 0, first?.cells.length ?? 1);
  return {
    kind: 'anki',
    delimiter,
    start,
    names,
    fields: mapFields(directives, names, width),
    scale: 'glossa',
    tags: 'words',
    isHtml: directives.get('html')?.trim().toLowerCase() === 'true',
  };
}

function mapFields(
  directives: ReadonlyMap<string, string>,
  names: readonly string[] | null,
  width: number,
): (ColumnField | null)[] {
  const readColumn = (name: string) => Number(directives.get(name) ?? 0) - 1;
  const special = new Map<number, ColumnField | null>([
    [readColumn('guid column'), null],
    [readColumn('notetype column'), null],
    [readColumn('deck column'), null],
    [readColumn('tags column'), 'tags'],
  ]);
  const plain = Array.from({ length: width }, (_, index) => index).filter((index) => !special.has(index));
  const namedFields = fieldsByName(plain.map((index) => names?.[index] ?? ''));
  const proposed: (ColumnField | null)[] = namedFields.includes('text')
    ? namedFields
    : ['text', 'translation'];
  return Array.from({ length: width }, (_, index) =>
    special.has(index) ? (special.get(index) ?? null) : (proposed[plain.indexOf(index)] ?? null),
  );
}
