import { strToU8, zipSync, type Zippable } from 'fflate';

/** A chapter of a test book. `body` is the content of its body element. */
export interface TestChapter {
  title?: string;
  body: string;
}

const container =
  '<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>' +
  '<rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>';

const page = (body: string): string =>
  '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE html>\n<html xmlns="http://www.w3.org/1999/xhtml" ' +
  `xmlns:epub="http://www.idpf.org/2007/ops"><head><title/><script>no()</script></head><body>${body}</body></html>`;

/** Creates an EPUB. `extraFiles` adds or replaces entries, or removes those that are null. */
export function makeEpub(
  chapters: readonly TestChapter[],
  {
    title = 'The Book',
    author = 'Somebody',
    language = 'en',
    cover,
    extraFiles = {},
  }: {
    title?: string;
    author?: string;
    language?: string;
    cover?: Uint8Array;
    extraFiles?: Record<string, string | Uint8Array | null>;
  } = {},
): Uint8Array<ArrayBuffer> {
  const names = chapters.map((_, index) => `chapter ${index + 1}.xhtml`);
  const href = (name: string): string => encodeURIComponent(name);
  const items = names.map(
    (name, at) => `<item id="c${at}" href="${href(name)}" media-type="application/xhtml+xml"/>`,
  );
  const lines = chapters.map(({ title: label }, at) =>
    label === undefined ? '' : `<li><a href="${href(names[at] as string)}">${label}</a></li>`,
  );
  const entries: Record<string, string | Uint8Array | null> = {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml': container,
    'OEBPS/book.opf':
      `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata ` +
      `xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${title}</dc:title><dc:creator>${author}</dc:creator>` +
      `<dc:language>${language}</dc:language></metadata><manifest><item id="nav" href="nav.xhtml" properties="nav" ` +
      `media-type="application/xhtml+xml"/>${items.join('')}` +
      `${cover ? '<item id="art" href="art.png" media-type="image/png" properties="cover-image"/>' : ''}</manifest><spine><itemref idref="nav"/>` +
      `${names.map((_, at) => `<itemref idref="c${at}"/>`).join('')}</spine></package>`,
    'OEBPS/nav.xhtml': page(`<nav epub:type="toc"><ol>${lines.join('')}</ol></nav>`),
    ...Object.fromEntries(names.map((name, at) => [`OEBPS/${name}`, page(chapters[at]?.body ?? '')])),
    ...(cover ? { 'OEBPS/art.png': cover } : {}),
    ...extraFiles,
  };
  const files: Zippable = {};
  for (const [name, content] of Object.entries(entries))
    if (content !== null) files[name] = typeof content === 'string' ? strToU8(content) : content;
  return zipSync(files);
}
