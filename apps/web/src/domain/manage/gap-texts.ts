import { validationText } from '@/lib/i18n/validation-text.ts';

/** Returns the first message about each field, in the interface language. */
export const gapTexts = (gaps: Partial<Record<string, string[]>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(gaps).flatMap(([name, sentences]) =>
      sentences?.[0] === undefined ? [] : [[name, validationText(sentences[0])]],
    ),
  );
