import type { DictionaryFile } from '@glossa/dictionaries/dictionary-file';
import { guessLanguages } from '@glossa/dictionaries/guess-languages';
import type { DictionaryMetadata } from '@glossa/dictionaries/install';
import { languageByCode, languageById } from '@glossa/language/languages';

import type { ListedEntry } from '../catalog/catalog.ts';
import { InstallationError } from './installation-error.ts';
import type { InstallationRow, Overrides } from './queries.ts';

/**
 * Determines a dictionary's metadata. The admin's input takes precedence. Languages come from the catalog, else from
 * the file, else from the file names; other fields come from the file, else from the catalog.
 *
 * @throws {InstallationError} language_unknown, licence_unknown
 */
export function findMetadata(
  { name, metadata }: DictionaryFile,
  { title: fileName, overrides }: Pick<InstallationRow, 'title' | 'overrides'>,
  entry: ListedEntry | undefined,
): DictionaryMetadata {
  const knownMetadata = overrides as Overrides;
  const guesses = [name, fileName].map(guessLanguages);
  const guess =
    guesses.find(({ language, target }) => language && target) ?? guesses.find((one) => one.language);
  const language =
    (knownMetadata.language === undefined ? undefined : languageById(knownMetadata.language)) ??
    languageByCode(entry?.language ?? metadata.language ?? '') ??
    guess?.language;
  const target = knownMetadata.target ?? entry?.target ?? metadata.target ?? guess?.target;
  if (!language || target === undefined) throw new InstallationError('language_unknown');
  const licence = knownMetadata.licence || metadata.licence || entry?.licence;
  if (!licence) throw new InstallationError('licence_unknown');
  return {
    name: entry?.name ?? name,
    title: knownMetadata.title || metadata.title || entry?.title || name,
    language,
    target,
    licence,
    source: knownMetadata.source || metadata.source || entry?.source || '',
  };
}
