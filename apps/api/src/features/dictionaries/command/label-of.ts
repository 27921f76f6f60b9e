import { BadDictionary } from '@glossa/dictionaries/bad-dictionary';
import type { DictionaryFile } from '@glossa/dictionaries/dictionary-file';
import { guessLanguages } from '@glossa/dictionaries/guess-languages';
import type { Label } from '@glossa/dictionaries/install';
import { languageCode } from '@glossa/language/language-code';
import { languageByCode, languages, type Language } from '@glossa/language/languages';

import type { InstallOptions } from './read-arguments.ts';

/** Determines a dictionary's metadata: from the operator's options, else from the file, else from its name. */
export function labelOf({ name, about }: DictionaryFile, given: InstallOptions): Label {
  const guessed = guessLanguages(name);
  const language = given.language ?? about.language;
  return {
    name: given.name ?? name,
    title: about.title || name,
    language: language === undefined ? (guessed.language ?? askForLanguage(name)) : languageOf(language),
    target: targetOf(given.target ?? about.target) ?? guessed.target ?? askForTarget(name),
    licence: given.licence ?? (about.licence || askForLicence(name)),
    source: given.source ?? about.source,
  };
}

function languageOf(given: string): Language {
  const language = languageByCode(languageCode(given) ?? given);
  if (language) return language;
  const codes = languages.map(({ code }) => code).join(', ');
  throw new BadDictionary(`"${given}" is no language that is learnt here. They are: ${codes}.`);
}

function targetOf(given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const code = languageCode(given);
  if (code === undefined) throw new BadDictionary(`"${given}" is no code of a language, such as en.`);
  return code;
}

function askForLanguage(name: string): never {
  throw new BadDictionary(`Which language is ${name} about? Say it with --language, such as --language de.`);
}

function askForTarget(name: string): never {
  throw new BadDictionary(
    `Which language does ${name} explain in? Say it with --target, such as --target en.`,
  );
}

function askForLicence(name: string): never {
  throw new BadDictionary(
    `${name} does not say its licence, which is shown beside what it says. Say it with --licence "CC BY-SA 4.0".`,
  );
}
