import * as z from 'zod';

import type { TranslationConfig } from '#config/translation.ts';
import { postJson, parseResult } from './post-json.ts';
import type { Provider } from './provider.ts';

const Translation = z.object({ translatedText: z.string().trim().min(1) });
const ErrorBody = z.object({ error: z.string() });

function classifyRefusal(body: unknown) {
  const message = ErrorBody.safeParse(body).data?.error ?? '';
  if (/not (?:supported|available)/i.test(message)) return 'language_unsupported';
  // A server that requires keys responds to a request without a key with status 400.
  return /api key/i.test(message) ? 'key_refused' : undefined;
}

/** Provider for LibreTranslate and compatible servers. https://docs.libretranslate.com/api/operations/translate/ */
export const createLibreTranslate =
  ({ url, apiKey, timeoutMs }: TranslationConfig): Provider =>
  async ({ text, source, target }) => {
    const body = { q: text, source, target, format: 'text', ...(apiKey ? { api_key: apiKey } : {}) };
    const response = await postJson(new URL('translate', url), { body, timeoutMs });
    return parseResult(response, Translation, classifyRefusal).translatedText;
  };
