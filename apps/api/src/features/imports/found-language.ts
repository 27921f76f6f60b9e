import { findLanguage } from './article-thread.ts';
/** Language of a text as an ISO 639 code: as it says itself, else as it reads; null when it is not clear. */
export async function foundLanguage(said: string, text: string): Promise<string | null> {
  const code = /^([a-z]{2,3})(?:[-_]|$)/i.exec(said.trim())?.[1]?.toLowerCase();
  // Said of texts in several languages, and of those that nobody cared about.
  if (code && !['und', 'mul', 'zxx', 'mis'].includes(code)) return code;
  return (await findLanguage(text)) ?? null;
}
