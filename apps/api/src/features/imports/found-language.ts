import { findLanguage } from './article-thread.ts';
/** Returns a text's language as an ISO 639 code: the declared one, else the detected one, or null when unclear. */
export async function foundLanguage(said: string, text: string): Promise<string | null> {
  const code = /^([a-z]{2,3})(?:[-_]|$)/i.exec(said.trim())?.[1]?.toLowerCase();
  // These codes mark texts in several languages, without language or with an unknown one.
  if (code && !['und', 'mul', 'zxx', 'mis'].includes(code)) return code;
  return (await findLanguage(text)) ?? null;
}
