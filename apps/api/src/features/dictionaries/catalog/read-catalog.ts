import { readFileSync } from 'node:fs';

import { languageCode } from '@glossa/language/language-code';
import { languageByCode } from '@glossa/language/languages';
import * as z from 'zod';

import { OperatorError } from '#platform/operator-error.ts';
import type { AllowedHost } from '#platform/outbound/allowed-hosts.ts';

const Text = z.string().trim().min(1).max(500);
const Url = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// URL' });

const Publisher = z.strictObject({
  title: Text,
  /** URL of the publisher's home page. */
  source: Url,
  /** License of all the publisher's dictionaries. Missing if each file states its own license. */
  licence: Text.optional(),
});

const Entry = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z0-9][a-z0-9._-]{0,79}$/, 'must consist of lower-case letters, digits, ".", "_" and "-"'),
  publisher: Text,
  language: z.string().refine((code) => languageByCode(code) !== undefined, 'is not a learning language'),
  target: z.string().refine((code) => languageCode(code) === code, 'is not a language code'),
  title: Text.optional(),
  licence: Text.optional(),
  source: Url.optional(),
  /** Missing if the publisher's index contains the URL. */
  url: Url.optional(),
  bytes: z.int().min(1).optional(),
  entries: z.int().min(1).optional(),
  updated: z.iso.date().optional(),
  /** Identifies the release. If missing, the file's headers identify it. */
  release: Text.optional(),
  sha512: z
    .string()
    .regex(/^[0-9a-f]{128}$/i, 'must have 128 hexadecimal digits')
    .optional(),
});
export type CatalogEntry = z.infer<typeof Entry>;

const CatalogFile = z.strictObject({
  /** Whether an operator's file replaces the catalog that comes with Glossa, instead of extending it. */
  replace: z.boolean().default(false),
  /** Hosts that the server downloads from. `http://…` allows a host without encryption. */
  hosts: z.array(Text).default([]),
  indexes: z.array(z.strictObject({ publisher: Text, kind: z.literal('freedict'), url: Url })).default([]),
  publishers: z.record(z.string(), Publisher).default({}),
  dictionaries: z.array(Entry).default([]),
});
type CatalogFile = z.infer<typeof CatalogFile>;

/** The dictionaries that can be downloaded. */
export interface Catalog {
  hosts: AllowedHost[];
  indexes: CatalogFile['indexes'];
  publishers: ReadonlyMap<string, z.infer<typeof Publisher>>;
  entries: ReadonlyMap<string, CatalogEntry>;
}

/**
 * Reads the catalog that comes with Glossa, and the operator's file that extends or replaces it.
 *
 * @throws {OperatorError} when a file can't be read or isn't valid
 */
export function readCatalog(bundledFile: string, operatorFile: string | undefined): Catalog {
  const own = operatorFile === undefined ? undefined : parseFile(operatorFile);
  const files = [...(own?.replace ? [] : [parseFile(bundledFile)]), ...(own ? [own] : [])];
  const catalog: Catalog = {
    hosts: [
      ...files.flatMap((file) =>
        file === own ? [] : file.hosts.map((host) => ({ host, isTrusted: false })),
      ),
      ...(own?.hosts.map((host) => ({ host: host.replace(/^https?:\/\//, ''), isTrusted: true })) ?? []),
    ],
    indexes: files.flatMap(({ indexes }) => indexes),
    publishers: new Map(files.flatMap(({ publishers }) => Object.entries(publishers))),
    entries: new Map(files.flatMap(({ dictionaries }) => dictionaries.map((entry) => [entry.name, entry]))),
  };
  checkReferences(catalog, operatorFile ?? bundledFile);
  return catalog;
}

function parseFile(file: string): CatalogFile {
  const reject = (reason: string): never => {
    throw new OperatorError(`DICTIONARY_CATALOG: ${file} ${reason}`);
  };
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return reject(`can't be read: ${(error as Error).message}`);
  }
  const parsed = CatalogFile.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return reject(`is invalid: ${issue?.path.join('.')} ${issue?.message}`);
}

function checkReferences({ hosts, indexes, publishers, entries }: Catalog, file: string): void {
  const known = new Set(hosts.map(({ host }) => host));
  const indexed = new Set(indexes.map(({ publisher }) => publisher));
  const problems = [
    ...indexes.map(({ url }) => url),
    ...[...entries.values()].flatMap(({ url }) => (url === undefined ? [] : [url])),
  ]
    .filter((url) => !known.has(new URL(url).host))
    .map((url) => `${url}: its host is not in "hosts"`);
  for (const { name, publisher, url } of entries.values()) {
    if (!publishers.has(publisher)) problems.push(`${name}: unknown publisher "${publisher}"`);
    if (url === undefined && !indexed.has(publisher))
      problems.push(`${name}: has neither a URL nor an index`);
  }
  if (problems[0] !== undefined) throw new OperatorError(`DICTIONARY_CATALOG: ${file}: ${problems[0]}`);
}
