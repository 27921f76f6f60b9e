import { posix } from 'node:path';
import type { Readable } from 'node:stream';

import { Failure } from '@glossa/contract/failure';
import type { ByteSource } from '@glossa/formats/byte-source';
import { findPackage, readMarkup, readPackage } from '@glossa/formats/epub-package';
import { openZip, type Zip } from '@glossa/formats/open-zip';
import { refuseProtected } from '@glossa/formats/refuse-protected';

import { markChapter } from './epub/mark-chapter.ts';
import { markPackage } from './epub/mark-package.ts';
import { noticePage } from './epub/notice-page.ts';
import { packEntries } from './epub/pack-entries.ts';
import type { Watermark } from './watermark.ts';

/** Entries to leave out: `mimetype` is written again, and the signature would no longer match. */
const dropped = new Set(['mimetype', 'META-INF/signatures.xml']);

/**
 * Marks a book with a notice as its last page, rights and the order in the package document, and in each chapter a
 * comment and the invisible trace at the ends of paragraphs. Images, fonts and styles pass through unread. The same
 * book and mark give the same bytes. The stream fails at a damaged entry.
 * @throws {Failure | ProtectionError} before the first byte, when the book is malformed
 */
export async function watermarkEpub(source: ByteSource, mark: Watermark): Promise<Readable> {
  const zip = await openZip(source);
  await refuseProtected(zip);
  const packagePath = await findPackage(zip);
  const chapters = new Set((await readPackage(zip)).spine);
  const notice = freeName(zip, packagePath, await readMarkup(zip, packagePath));
  const packageBytes = await markPackage(await entry(zip, packagePath), mark, notice);
  const names = zip.names().filter((name) => !dropped.has(name) && !name.endsWith('/'));
  return packEntries([
    ...names.map((name) => ({
      name,
      compress: zip.isPacked(name),
      content: async () => {
        if (name === packagePath) return packageBytes;
        return chapters.has(name) ? markChapter(await entry(zip, name), mark) : stream(zip, name);
      },
    })),
    {
      name: posix.join(posix.dirname(packagePath), `${notice}.xhtml`),
      compress: true,
      content: async () => noticePage(mark),
    },
  ]);
}

async function entry(zip: Zip, name: string): Promise<Uint8Array> {
  return (await zip.read(name)) ?? missing(name);
}

async function stream(zip: Zip, name: string): Promise<Readable> {
  return (await zip.stream(name)) ?? missing(name);
}

function missing(name: string): never {
  throw new Failure('book_unreadable', {}, { cause: new Error(`no entry ${name}`) });
}

/** Returns an ID that is unused in the package document and the archive. */
function freeName(zip: Zip, packagePath: string, packageMarkup: string): string {
  for (let number = 1; ; number++) {
    const name = `glossa-notice-${number}`;
    const taken = zip.has(posix.join(posix.dirname(packagePath), `${name}.xhtml`));
    if (!taken && !packageMarkup.includes(name)) return name;
  }
}
