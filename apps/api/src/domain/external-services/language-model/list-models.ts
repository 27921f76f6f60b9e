import * as z from 'zod';

import type { LanguageModelConfig } from '#config/language-model.ts';
import { parseJson, readBounded } from '#platform/outbound/read-bounded.ts';

const maxModels = 200;
const maxBytes = 1024 * 1024;
const timeoutMs = 5000;

const Models = z.object({ data: z.array(z.object({ id: z.string().min(1).max(200) })) });

/**
 * Lists the models that a server offers, sorted by name; empty if the server doesn't list them.
 * https://platform.openai.com/docs/api-reference/models/list
 */
export async function listModels({
  url,
  apiKey,
}: Pick<LanguageModelConfig, 'url' | 'apiKey'>): Promise<string[]> {
  try {
    const response = await fetch(new URL('models', url), {
      headers: { accept: 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const models = Models.safeParse(parseJson(await readBounded(response, maxBytes)));
    if (response.status !== 200 || !models.success) return [];
    return models.data.data
      .map(({ id }) => id)
      .toSorted((a, b) => a.localeCompare(b, 'en'))
      .slice(0, maxModels);
  } catch {
    return [];
  }
}
