import { validationText } from '../i18n/validation-text.ts';

/** The first of the sentences about each field, in the reader's language. */
export const gapTexts = (gaps: Partial<Record<string, string[]>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(gaps).flatMap(([name, sentences]) =>
      sentences?.[0] === undefined ? [] : [[name, validationText(sentences[0])]],
    ),
  );
