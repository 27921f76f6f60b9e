import { readMarkup } from './epub-package.ts';
import type { Zip } from './open-zip.ts';
import { parseMarkup } from './parse-markup.ts';
import { Unreadable } from './unreadable.ts';

/** Ways to hide fonts, which are not read; anything else that is encrypted is copy protection. */
const fontsOnly = /^http:\/\/(?:www\.idpf\.org\/2008\/embedding|ns\.adobe\.com\/pdf\/enc#RC)$/;

/** Fails with `Unreadable` for a book with copy protection. */
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
