import { posix } from 'node:path';

import { fail } from '@glossa/contract/failure';

import { decodeMarkup } from './decode-markup.ts';
import type { Zip } from './open-zip.ts';
import { parseMarkup } from './parse-markup.ts';

/** An EPUB's metadata and structure. Paths are names of archive entries. */
export interface EpubPackage {
  title: string;
  author: string;
  /** As written in the package document, such as `en-GB`. */
  language: string;
  /** Documents in reading order. */
  spine: string[];
  /** Tables of contents: `nav` is a document (EPUB 3), `ncx` an .ncx file (EPUB 2). */
  nav: string | undefined;
  ncx: string | undefined;
  /** Archive entry of the cover image. */
  cover: string | undefined;
}

interface Item {
  path: string;
  type: string;
  properties: string[];
}

/** Resolves a reference in the entry `from` to an entry's path and a fragment. */
export function resolveHref(from: string, href: string): { path: string; fragment: string } {
  const [reference = '', fragment = ''] = href.split('#', 2);
  const plain = (text: string): string => {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  };
  const path = reference === '' ? from : posix.join(posix.dirname(from), plain(reference));
  return { path, fragment: plain(fragment) };
}

export async function readMarkup(zip: Zip, name: string): Promise<string> {
  const bytes = await zip.read(name);
  if (!bytes) fail('book_unreadable');
  return decodeMarkup(bytes);
}

/** Returns the path of the package document from container.xml. */
export async function findPackage(zip: Zip): Promise<string> {
  let found: string | undefined;
  await parseMarkup(await readMarkup(zip, 'META-INF/container.xml'), {
    open: (name, attributes) => {
      if (name === 'rootfile') found ??= attributes['full-path'];
    },
    close: () => {},
    text: () => {},
  });
  if (!found) fail('book_unreadable');
  return posix.normalize(found);
}

const metadataFields = new Set(['dc:title', 'dc:creator', 'dc:language']);
const isDocument = ({ type, path }: Item): boolean =>
  /xhtml|html/.test(type) || (type === '' && /\.x?html?$/i.test(path));

/** Finds the cover image by its properties (EPUB 3), by a meta element (EPUB 2), or by its own ID. */
function findCover(items: ReadonlyMap<string, Item>, id: string | undefined): string | undefined {
  const coverItem = [...items.values()].find(({ properties }) => properties.includes('cover-image'));
  return [coverItem, items.get(id ?? ''), items.get('cover-image'), items.get('cover')].find((item) =>
    item?.type.startsWith('image/'),
  )?.path;
}

/** Reads container.xml and the package document. */
export async function readPackage(zip: Zip): Promise<EpubPackage> {
  const path = await findPackage(zip);
  const texts = new Map<string, string[]>();
  const items = new Map<string, Item>();
  const spine: string[] = [];
  let toc: string | undefined;
  let coverId: string | undefined;
  let field: string | undefined;
  await parseMarkup(await readMarkup(zip, path), {
    open: (name, attributes) => {
      if (metadataFields.has(name)) {
        field = name;
        texts.set(name, [...(texts.get(name) ?? []), '']);
      } else if (name === 'item' || name === 'opf:item') {
        items.set(attributes['id'] ?? '', {
          path: resolveHref(path, attributes['href'] ?? '').path,
          type: attributes['media-type'] ?? '',
          properties: (attributes['properties'] ?? '').split(' '),
        });
      } else if ((name === 'meta' || name === 'opf:meta') && attributes['name'] === 'cover') {
        coverId ??= attributes['content'];
      } else if (name === 'spine' || name === 'opf:spine') {
        toc = attributes['toc'];
      } else if ((name === 'itemref' || name === 'opf:itemref') && attributes['linear'] !== 'no') {
        spine.push(attributes['idref'] ?? '');
      }
    },
    close: (name) => {
      if (name === field) field = undefined;
    },
    text: (text) => {
      const list = field === undefined ? undefined : texts.get(field);
      if (list) list[list.length - 1] += text;
    },
  });
  const readTexts = (name: string): string[] =>
    (texts.get(name) ?? []).map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
  const nav = [...items.values()].find(({ properties }) => properties.includes('nav'))?.path;
  return {
    title: readTexts('dc:title')[0] ?? '',
    author: readTexts('dc:creator').join(', '),
    language: readTexts('dc:language')[0] ?? '',
    spine: spine
      .map((id) => items.get(id))
      .filter((item): item is Item => item !== undefined && isDocument(item) && item.path !== nav)
      .map((item) => item.path),
    nav,
    cover: findCover(items, coverId),
    ncx: items.get(toc ?? '')?.path ?? [...items.values()].find(({ type }) => /ncx/.test(type))?.path,
  };
}
