import { resolveHref, readMarkup, type EpubPackage } from './epub-package.ts';
import type { Zip } from './open-zip.ts';
import { parseMarkup } from './parse-markup.ts';

/** An entry of the table of contents. */
export interface ContentsEntry {
  title: string;
  path: string;
  /** ID of the element where the entry's section begins. Empty if it begins at the start of the document. */
  fragment: string;
}

/** Maximum number of entries. A longer table doesn't list chapters. */
const maxEntries = 3000;

/** Reads a book's table of contents as a flat list of parts and chapters. Empty if the book has none. */
export async function readContents(zip: Zip, { nav, ncx }: EpubPackage): Promise<ContentsEntry[]> {
  const fromNav = nav !== undefined && zip.has(nav) ? await readNav(zip, nav) : [];
  if (fromNav.length > 0) return fromNav;
  return ncx !== undefined && zip.has(ncx) ? readNcx(zip, ncx) : [];
}

const tidy = (title: string): string => title.replaceAll(/\s+/g, ' ').trim().slice(0, 200);

/** Reads the links of the `nav` element with the table of contents. Other `nav` elements list pages and landmarks. */
async function readNav(zip: Zip, path: string): Promise<ContentsEntry[]> {
  const entries: ContentsEntry[] = [];
  let depth = 0;
  let title: string | undefined;
  let target = '';
  await parseMarkup(await readMarkup(zip, path), {
    open: (name, attributes) => {
      const type = attributes['epub:type'] ?? attributes['role'] ?? 'toc';
      if (name === 'nav' && (depth > 0 || /\b(?:doc-)?toc\b/.test(type))) depth++;
      if (name !== 'a' || depth === 0) return;
      title = '';
      target = attributes['href'] ?? '';
    },
    close: (name) => {
      if (name === 'nav' && depth > 0) depth--;
      if (name !== 'a' || title === undefined) return;
      const label = tidy(title);
      if (label !== '' && entries.length < maxEntries)
        entries.push({ title: label, ...resolveHref(path, target) });
      title = undefined;
    },
    text: (text) => {
      if (title !== undefined) title += text;
    },
  });
  return entries;
}

async function readNcx(zip: Zip, path: string): Promise<ContentsEntry[]> {
  const entries: ContentsEntry[] = [];
  let label = '';
  let inMap = false;
  let inLabel = false;
  await parseMarkup(await readMarkup(zip, path), {
    open: (name, attributes) => {
      if (name === 'navmap') inMap = true;
      if (name === 'navlabel') {
        inLabel = true;
        label = '';
      }
      const title = tidy(label);
      if (name !== 'content' || !inMap || title === '' || entries.length >= maxEntries) return;
      entries.push({ title, ...resolveHref(path, attributes['src'] ?? '') });
      label = '';
    },
    close: (name) => {
      if (name === 'navmap') inMap = false;
      if (name === 'navlabel') inLabel = false;
    },
    text: (text) => {
      if (inLabel) label += text;
    },
  });
  return entries;
}
