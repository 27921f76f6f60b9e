import { languageCode } from '@glossa/language/language-code';
import { languageByCode } from '@glossa/language/languages';
import * as z from 'zod';

import type { CatalogEntry } from './read-catalog.ts';

const Release = z.object({
  URL: z.url({ protocol: /^https?$/ }),
  platform: z.string(),
  version: z.string().min(1).max(100),
  date: z.iso.date().optional().catch(undefined),
  size: z.coerce.number().int().positive().optional().catch(undefined),
  checksum: z
    .string()
    .regex(/^[0-9a-f]{128}$/i)
    .optional()
    .catch(undefined),
});

const Dictionary = z.object({
  name: z.string().regex(/^[a-z]{3}-[a-z]{3}$/),
  headwords: z.coerce.number().int().positive().optional().catch(undefined),
  releases: z.array(z.unknown()),
});

/**
 * Parses FreeDict's index, https://freedict.org/freedict-database.json. Returns the dictionaries for learning languages
 * that are published for dictd. Skips unknown entries, such as the descriptions of software.
 *
 * @throws {Error} when it isn't a JSON array
 */
export function parseFreedictIndex(text: string, publisher: string): CatalogEntry[] {
  return z
    .array(z.unknown())
    .parse(JSON.parse(text))
    .flatMap((value) => {
      const dictionary = Dictionary.safeParse(value).data;
      if (!dictionary) return [];
      const { name, headwords, releases } = dictionary;
      const [from = '', to = ''] = name.split('-').map(languageCode);
      const release = releases
        .flatMap((item) => Release.safeParse(item).data ?? [])
        .find(({ platform }) => platform === 'dictd');
      const language = languageByCode(from);
      if (!language || !release || to === '' || to === language.code) return [];
      const { URL: url, version, date, size, checksum } = release;
      return {
        name: `freedict-${name}`,
        publisher,
        language: language.code,
        target: to,
        url,
        release: version,
        ...(headwords === undefined ? {} : { entries: headwords }),
        ...(date === undefined ? {} : { updated: date }),
        ...(size === undefined ? {} : { bytes: size }),
        ...(checksum === undefined ? {} : { sha512: checksum.toLowerCase() }),
      };
    });
}
