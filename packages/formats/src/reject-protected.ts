import { fail } from '@glossa/contract/failure';

import { readMarkup } from './epub-package.ts';
import type { Zip } from './open-zip.ts';
import { parseMarkup } from './parse-markup.ts';

/** Font obfuscation, which doesn't matter here since fonts aren't read. Any other encryption is copy protection. */
const fontObfuscationPattern = /^http:\/\/(?:www\.idpf\.org\/2008\/embedding|ns\.adobe\.com\/pdf\/enc#RC)$/;

/**
 * Checks that a book has no copy protection.
 *
 * @throws {Failure} book_protected
 */
export async function rejectProtected(zip: Zip): Promise<void> {
  if (zip.has('META-INF/sinf.xml')) fail('book_protected');
  if (!zip.has('META-INF/encryption.xml')) return;
  await parseMarkup(await readMarkup(zip, 'META-INF/encryption.xml'), {
    open: (name, attributes) => {
      const algorithm = attributes['algorithm'] ?? attributes['Algorithm'] ?? '';
      if (/(?:^|:)encryptionmethod$/.test(name) && !fontObfuscationPattern.test(algorithm)) {
        fail('book_protected');
      }
    },
    close: () => {},
    text: () => {},
  });
}
