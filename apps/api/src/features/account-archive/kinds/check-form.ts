import { archiveFailure } from '@glossa/formats/archive/archive-failure';
import { phraseForm } from '@glossa/language/phrase-form';

/** @throws {Failure} when a form has no letters or more than 200 characters */
export function checkForm(text: string, language: number): void {
  const form = phraseForm(text, language);
  if (!/\p{L}/u.test(form) || form.length > 200)
    throw archiveFailure('archive_invalid', 'a word without letters');
}
