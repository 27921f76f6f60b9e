import { strToU8, zipSync } from 'fflate';

const page = (title: string, body: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><head><title>${title}</title></head><body><h1>${title}</h1>${body}</body></html>`;

/** Returns an .epub file with the given chapters, and with content that an import must ignore, such as scripts. */
export function makeBook(
  { title, author, language }: { title: string; author: string; language: string },
  chapters: readonly { title: string; paragraphs: readonly string[] }[],
): Buffer {
  const names = chapters.map((_, at) => `chapter-${at + 1}.xhtml`);
  const items = names.map(
    (name, at) => `<item id="c${at}" href="${name}" media-type="application/xhtml+xml"/>`,
  );
  const links = chapters.map((chapter, at) => `<li><a href="${names[at]}">${chapter.title}</a></li>`);
  const files: Record<string, string> = {
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<container><rootfiles><rootfile full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    'book.opf':
      `<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/">` +
      `<dc:title>${title}</dc:title><dc:creator>${author}</dc:creator><dc:language>${language}</dc:language></metadata>` +
      `<manifest><item id="nav" href="nav.xhtml" properties="nav" media-type="application/xhtml+xml"/>${items.join('')}</manifest>` +
      `<spine>${names.map((_, at) => `<itemref idref="c${at}"/>`).join('')}</spine></package>`,
    'nav.xhtml': page('Contents', `<nav epub:type="toc"><ol>${links.join('')}</ol></nav>`),
    ...Object.fromEntries(
      chapters.map((chapter, at) => {
        const paragraphs = chapter.paragraphs
          .map((text) => `<p>${text}<script>alert(1)</script></p>`)
          .join('');
        return [
          names[at] ?? '',
          page(chapter.title, `<img src="cover.png" onerror="alert(1)"/>${paragraphs}`),
        ];
      }),
    ),
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );
}
