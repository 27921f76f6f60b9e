import { posix } from 'node:path';
import type { Readable } from 'node:stream';

import { Failure } from '@glossa/contract/failure';
import type { ByteSource } from '@glossa/formats/byte-source';
import { findPackage, readMarkup, readPackage } from '@glossa/formats/epub-package';
import { openZip, type Zip } from '@glossa/formats/open-zip';
import { rejectProtected } from '@glossa/formats/reject-protected';

import { markChapter } from './epub/mark-chapter.ts';
import { markPackage } from './epub/mark-package.ts';
import { noticePage } from './epub/notice-page.ts';
import { packEntries } from './epub/pack-entries.ts';
import type { Watermark } from './watermark.ts';

/** Entries to omit, since `mimetype` is written separately and the signature would no longer match. */
const omittedEntries = new Set(['mimetype', 'META-INF/signatures.xml']);

/**
 * Marks a book with a notice as its last page, rights and the order in the package document, and in each chapter a
 * comment and the invisible trace at the ends of paragraphs. Images, fonts and styles pass through unread. The same
 * book and mark always result in the same bytes. The stream fails at a damaged entry.
 * @throws {Failure | ProtectionError} before the first byte, when the book is malformed
 */
export async function watermarkEpub(source: ByteSource, mark: Watermark): Promise<Readable> {
  const zip = await openZip(source);
  await rejectProtected(zip);
  const packagePath = await findPackage(zip);
  const chapters = new Set((await readPackage(zip)).spine);
  const notice = findFreeName(zip, packagePath, await readMarkup(zip, packagePath));
  const packageBytes = await markPackage(await readEntry(zip, packagePath), mark, notice);
  const names = zip.names().filter((name) => !omittedEntries.has(name) && !name.endsWith('/'));
  return packEntries([
    ...names.map((name) => ({
      name,
      compress: zip.isCompressed(name),
      content: async () => {
        if (name === packagePath) return packageBytes;
        return chapters.has(name)
          ? markChapter(await readEntry(zip, name), mark)
          : openEntryStream(zip, name);
      },
    })),
    {
      name: posix.join(posix.dirname(packagePath), `${notice}.xhtml`),
      compress: true,
      content: async () => noticePage(mark),
    },
  ]);
}

async function readEntry(zip: Zip, name: string): Promise<Uint8Array> {
  return (await zip.read(name)) ?? createMissingError(name);
}

async function openEntryStream(zip: Zip, name: string): Promise<Readable> {
  return (await zip.stream(name)) ?? createMissingError(name);
}

function createMissingError(name: string): never {
  throw new Failure('book_unreadable', {}, { cause: new Error(`missing entry ${name}`) });
}

/** Returns an ID that is unused in the package document and the archive. */
function findFreeName(zip: Zip, packagePath: string, packageMarkup: string): string {
  for (let number = 1; ; number++) {
    const name = `glossa-notice-${number}`;
    const isTaken = zip.has(posix.join(posix.dirname(packagePath), `${name}.xhtml`));
    if (!isTaken && !packageMarkup.includes(name)) return name;
  }
}
