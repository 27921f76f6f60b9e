import * as z from 'zod';

import { endpoint } from './endpoint.ts';
import { Id, LanguageCode, LanguageRef, maxInteger, Moment, wholeNumber } from './fields.ts';

/** Maximum size of a dictionary file that is sent in one request, in bytes. Larger files require a resumable upload. */
export const dictionaryFileLimit = 2 * 1024 ** 3;

/** Maximum number of dictionaries per language when setting their order. */
export const maxOrderedDictionaries = 99;

/** States of an installation. A completed or discarded installation is no longer listed. */
export const installationStates = ['waiting', 'downloading', 'installing', 'failed', 'canceled'] as const;

/**
 * Why an installation failed. The installation's `detail` gives more information: the host for `host_…` and
 * `download_…`, the parser's error message for `file_invalid`.
 */
export const installationProblems = [
  /** The server can't reach the host, because one of them is offline. */
  'host_unreachable',
  /** The download was redirected to a host that the catalog doesn't allow, or to a private address. */
  'host_refused',
  /** The host responded with an error, for example because it no longer has the file. */
  'download_refused',
  /** The connection was lost too many times. Resuming continues from the last byte received. */
  'download_interrupted',
  /** The content doesn't match the publisher's checksum and was deleted. */
  'checksum_mismatch',
  /** The file, or its content when unpacked, is larger than the server allows. */
  'file_too_large',
  'storage_full',
  /** The archive is damaged or incomplete. */
  'archive_unreadable',
  /** The file contains no dictionary of a supported format. */
  'no_dictionary',
  /** The file contains more than one dictionary. */
  'several_dictionaries',
  /** The dictionary can't be read. `detail` is an English error message from the parser. */
  'file_invalid',
  /** The languages can't be recognized. Resume with `language` and `target`. */
  'language_unknown',
  /** The file doesn't state its license. Resume with `licence`. */
  'licence_unknown',
  /** The catalog no longer has this dictionary. */
  'not_in_catalog',
  'internal_error',
] as const;
export type InstallationProblem = (typeof installationProblems)[number];

/** A dictionary that is available for lookups. */
export const InstalledDictionary = z
  .object({
    id: z.int(),
    name: z.string(),
    title: z.string(),
    /** Language codes of the headwords and of the explanations. */
    language: z.string(),
    target: z.string(),
    licence: z.string(),
    /** Origin, usually a URL. */
    source: z.string(),
    /** `dictd`, `stardict`, `cedict`, `wiktextract`, `wordnet` or `tsv`. */
    format: z.string(),
    entries: z.int(),
    /** Size of its files. */
    bytes: z.int(),
    installed_at: Moment,
    /** Whether it comes with Glossa. */
    is_bundled: z.boolean(),
    /** Whether it is a short glossary, which lookups show after full dictionaries. */
    is_glossary: z.boolean(),
    /** Its name in the catalog, if it was installed from there. */
    catalog_name: z.string().nullable(),
    /** Whether the catalog has a later release. */
    update_available: z.boolean(),
    /** Lookups show dictionaries with a lower position first. The list is sorted by language and position. */
    position: z.int(),
  })
  .meta({ id: 'InstalledDictionary' });
export type InstalledDictionary = z.infer<typeof InstalledDictionary>;

/** A dictionary that can be installed. Fields are null if its publisher doesn't state them. */
export const CatalogDictionary = z
  .object({
    name: z.string(),
    title: z.string(),
    language: z.string(),
    target: z.string(),
    /** For example `FreeDict`. */
    publisher: z.string(),
    /** Null if only the file states it. */
    licence: z.string().nullable(),
    /** URL of its home page. */
    source: z.string(),
    /** Size of the download. */
    bytes: z.int().nullable(),
    entries: z.int().nullable(),
    /** Date of the release. */
    updated: z.iso.date().nullable(),
    is_installed: z.boolean(),
    update_available: z.boolean(),
    /** Whether it is being installed or queued. */
    is_installing: z.boolean(),
  })
  .meta({ id: 'CatalogDictionary' });
export type CatalogDictionary = z.infer<typeof CatalogDictionary>;

/** An installation that is waiting or running, has failed, or was canceled. */
export const DictionaryInstallation = z
  .object({
    id: Id,
    /** Null for an uploaded file. */
    catalog_name: z.string().nullable(),
    /** Title in the catalog, or the name of the uploaded file. */
    title: z.string(),
    /** Null until they have been read from the uploaded file. */
    language: z.string().nullable(),
    target: z.string().nullable(),
    state: z.enum(installationStates),
    /** Bytes downloaded or, while installing, read from the unpacked files. */
    bytes_done: z.int(),
    bytes_total: z.int().nullable(),
    /** Null unless it is downloading. */
    bytes_per_second: z.int().nullable(),
    /** Number of entries written so far. */
    entries: z.int(),
    problem: z.enum(installationProblems).nullable(),
    detail: z.string(),
    /** Whether it replaces an installed dictionary. */
    is_update: z.boolean(),
    created_at: Moment,
  })
  .meta({ id: 'DictionaryInstallation' });
export type DictionaryInstallation = z.infer<typeof DictionaryInstallation>;

export const listAdminDictionaries = endpoint({
  method: 'GET',
  path: '/api/admin/dictionaries/',
  summary: 'List installed dictionaries, running installations and the catalog',
  access: 'admin',
  query: z.object({ language: LanguageRef.optional().describe('Only dictionaries of this language') }),
  result: z.object({
    installed: z.array(InstalledDictionary),
    catalog: z.array(CatalogDictionary),
    /** Installations for all languages, oldest first. They run one at a time. */
    installations: z.array(DictionaryInstallation),
    /** Dictionaries that are being installed by a command or at the first start. */
    others_installing: z.array(
      z.object({ name: z.string(), title: z.string(), language: z.string(), percent: z.int() }),
    ),
    /**
     * Number of learners who requested a dictionary, by language. Languages that have a full dictionary are left out.
     */
    requests: z.array(z.object({ language: z.string(), learners: z.int() })),
    /** Number of learners currently studying each language, most studied first. */
    languages_in_use: z.array(z.object({ language: z.string(), learners: z.int() })),
    /** When the indexes were last fetched. Null if only the catalog that comes with Glossa is known. */
    catalog_updated_at: Moment.nullable(),
    /** Hosts that the server downloads from. */
    hosts: z.array(z.string()),
    /** Maximum size of an uploaded file, in bytes. Lower if the disk is too full for a file of that size. */
    file_bytes: z.int(),
  }),
});

export const installCatalogDictionary = endpoint({
  method: 'POST',
  path: '/api/admin/dictionaries/install/',
  summary: 'Install or update a catalog dictionary in the background, or return the running installation',
  access: 'admin',
  body: z.strictObject({ name: z.string().min(1).max(100) }),
  status: 202,
  result: DictionaryInstallation,
  errors: ['dictionary_not_found'],
});

/** Text entered by the admin, which overrides the file's own details. */
const override = (max: number) => z.string().trim().max(max).optional();

const Overrides = {
  language: LanguageRef.optional(),
  target: LanguageCode.optional(),
  title: override(200),
  licence: override(200),
  source: override(500),
};

/** Makes a form field optional. An empty string counts as missing. */
const optionalText = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

export const uploadDictionary = endpoint({
  method: 'POST',
  path: '/api/admin/dictionaries/upload/',
  summary: 'Install an uploaded dictionary file in the background: dictd, StarDict, JSONL, CEDICT or TSV',
  access: 'admin',
  limit: 'upload',
  body: z.object({
    ...Overrides,
    language: optionalText(LanguageRef),
    target: optionalText(LanguageCode),
    /** ID of a resumable upload (tus), instead of `file`. */
    upload: Id.optional(),
  }),
  files: ['file'],
  fileLimit: dictionaryFileLimit,
  status: 202,
  result: DictionaryInstallation,
  errors: [
    'dictionary_file_required',
    'dictionary_storage_full',
    'video_upload_not_found',
    'video_upload_unfinished',
  ],
});

const params = { id: Id };

export const cancelInstallation = endpoint({
  method: 'POST',
  path: '/api/admin/dictionaries/installations/{id}/cancel/',
  summary: 'Cancel a waiting or running installation; its download is kept so that it can be resumed',
  access: 'admin',
  params,
  status: 200,
  result: DictionaryInstallation,
  errors: ['task_not_found', 'task_ended'],
});

export const resumeInstallation = endpoint({
  method: 'POST',
  path: '/api/admin/dictionaries/installations/{id}/resume/',
  summary: 'Resume a failed or canceled installation, optionally with details missing from its file',
  access: 'admin',
  params,
  body: z.strictObject(Overrides),
  status: 202,
  result: DictionaryInstallation,
  errors: ['task_not_found', 'task_not_retryable'],
});

export const discardInstallation = endpoint({
  method: 'DELETE',
  path: '/api/admin/dictionaries/installations/{id}/',
  summary: 'Discard a failed or canceled installation and its file',
  access: 'admin',
  params,
  errors: ['task_not_found', 'task_not_retryable'],
});

export const removeInstalledDictionary = endpoint({
  method: 'DELETE',
  path: '/api/admin/dictionaries/{id}/',
  summary: 'Remove a dictionary; lookups stop using it immediately',
  access: 'admin',
  params: { id: wholeNumber(1, maxInteger) },
  errors: ['dictionary_not_found'],
});

export const orderDictionaries = endpoint({
  method: 'PUT',
  path: '/api/admin/dictionaries/order/',
  summary: "Set the order of a language's dictionaries; short glossaries always come last",
  access: 'admin',
  body: z.strictObject({
    language: LanguageRef,
    ids: z
      .array(z.int().min(1).max(maxInteger))
      .max(maxOrderedDictionaries)
      .refine((ids) => new Set(ids).size === ids.length),
  }),
  result: z.object({ installed: z.array(InstalledDictionary) }),
  errors: ['changed_meanwhile'],
});

export const refreshCatalog = endpoint({
  method: 'POST',
  path: '/api/admin/dictionaries/refresh/',
  summary: "Refresh the publishers' indexes and check installed dictionaries for updates",
  access: 'admin',
  limit: 'page',
  status: 200,
  result: z.object({
    catalog_updated_at: Moment.nullable(),
    /** Hosts that couldn't be reached or whose index couldn't be read. Their earlier entries stay in the catalog. */
    failed_hosts: z.array(z.string()),
  }),
});

/** Requests a dictionary from the admins. */
export const requestDictionary = endpoint({
  method: 'POST',
  path: '/api/dictionaries/request/',
  summary: 'Ask the admins for a dictionary of a language; repeated requests have no effect',
  access: 'learner',
  limit: 'account',
  body: z.strictObject({ language: LanguageRef }),
  status: 200,
  result: z.object({ languages: z.array(z.string()) }),
});

export const listDictionaryRequests = endpoint({
  method: 'GET',
  path: '/api/dictionaries/request/',
  summary: 'List the languages for which you requested a dictionary',
  access: 'learner',
  result: z.object({ languages: z.array(z.string()) }),
});
