import { readMarkup } from './epub-package.ts';
import type { Zip } from './open-zip.ts';
import { parseMarkup } from './parse-markup.ts';
import { Unreadable } from './unreadable.ts';

/** Font obfuscation, which doesn't matter here since fonts aren't read. Any other encryption is copy protection. */
const fontsOnly = /^http:\/\/(?:www\.idpf\.org\/2008\/embedding|ns\.adobe\.com\/pdf\/enc#RC)$/;

/**
 * Checks that a book has no copy protection.
 *
 * @throws {Unreadable} book_protected
 */
export async function refuseProtected(zip: Zip): Promise<void> {
  if (zip.has('META-INF/sinf.xml')) throw new Unreadable('book_protected');
  if (!zip.has('META-INF/encryption.xml')) return;
  await parseMarkup(await readMarkup(zip, 'META-INF/encryption.xml'), {
    open: (name, attributes) => {
      const algorithm = attributes['algorithm'] ?? attributes['Algorithm'] ?? '';
      if (/(?:^|:)encryptionmethod$/.test(name) && !fontsOnly.test(algorithm)) {
        throw new Unreadable('book_protected');
      }
    },
    close: () => {},
    text: () => {},
  });
}
