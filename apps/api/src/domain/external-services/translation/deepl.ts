import * as z from 'zod';

import type { TranslationConfig } from '#config/translation.ts';
import { postJson, parseResult } from './post-json.ts';
import type { Provider } from './provider.ts';

const Translations = z.object({ translations: z.tuple([z.object({ text: z.string().trim().min(1) })]) });
const ErrorBody = z.object({ message: z.string() });

/** Variants for target codes that are ambiguous in DeepL. */
const targetVariants: Readonly<Record<string, string>> = { en: 'EN-US', pt: 'PT-PT', zh: 'ZH-HANS' };

const classifyRefusal = (body: unknown) =>
  /(?:source|target)_lang/i.test(ErrorBody.safeParse(body).data?.message ?? '')
    ? 'language_unsupported'
    : undefined;

/** Provider for DeepL, free or pro. https://developers.deepl.com/docs/api-reference/translate */
export const createDeepL =
  ({ url, apiKey, timeoutMs }: TranslationConfig): Provider =>
  async ({ text, source, target }) => {
    const response = await postJson(new URL('v2/translate', url), {
      headers: { authorization: `DeepL-Auth-Key ${apiKey}` },
      body: {
        text: [text],
        source_lang: source.toUpperCase(),
        target_lang: targetVariants[target] ?? target.toUpperCase(),
      },
      timeoutMs,
    });
    return parseResult(response, Translations, classifyRefusal).translations[0].text;
  };
