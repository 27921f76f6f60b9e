import { DictionaryError } from '@glossa/dictionaries/dictionary-error';
import type { DictionaryFile } from '@glossa/dictionaries/dictionary-file';
import { guessLanguages } from '@glossa/dictionaries/guess-languages';
import type { DictionaryMetadata } from '@glossa/dictionaries/install';
import { languageCode } from '@glossa/language/language-code';
import { languageByCode, languages, type Language } from '@glossa/language/languages';

import type { InstallOptions } from './parse-arguments.ts';

/** Determines a dictionary's metadata: from the operator's options, else from the file, else from its name. */
export function resolveMetadata(
  { name, metadata }: DictionaryFile,
  options: InstallOptions,
): DictionaryMetadata {
  const guessed = guessLanguages(name);
  const language = options.language ?? metadata.language;
  return {
    name: options.name ?? name,
    title: metadata.title || name,
    language:
      language === undefined ? (guessed.language ?? throwLanguageRequired(name)) : parseLanguage(language),
    target: parseTarget(options.target ?? metadata.target) ?? guessed.target ?? throwTargetRequired(name),
    licence: options.licence ?? (metadata.licence || throwLicenseRequired(name)),
    source: options.source ?? metadata.source,
  };
}

function parseLanguage(input: string): Language {
  const language = languageByCode(languageCode(input) ?? input);
  if (language) return language;
  const codes = languages.map(({ code }) => code).join(', ');
  throw new DictionaryError(`"${input}" isn't a learning language. Choose one of: ${codes}.`);
}

function parseTarget(input: string | undefined): string | undefined {
  if (input === undefined) return undefined;
  const code = languageCode(input);
  if (code === undefined) throw new DictionaryError(`"${input}" isn't a language code such as en.`);
  return code;
}

function throwLanguageRequired(name: string): never {
  throw new DictionaryError(
    `${name} doesn't state the language of its words. Set it with --language, such as --language de.`,
  );
}

function throwTargetRequired(name: string): never {
  throw new DictionaryError(
    `${name} doesn't state the language of its explanations. Set it with --target, such as --target en.`,
  );
}

function throwLicenseRequired(name: string): never {
  throw new DictionaryError(
    `${name} doesn't state its license, which is shown with its entries. Set it with --licence "CC BY-SA 4.0".`,
  );
}
