import i18next from 'i18next';

import { languageName } from '@/lib/i18n/language-name.ts';
import { findVoice, speakWith } from './voice.ts';
import { toast } from '@/ui/feedback/toast.tsx';

/** Speaks a text in a language (its code) with a voice of this device, or reports that there is none. */
export async function say(text: string, language: string): Promise<void> {
  const voice = await findVoice(language);
  if (voice) speakWith(voice, text);
  else {
    const name = languageName(language, i18next.language);
    toast.info(i18next.t('reader:no_voice', { language: name }));
  }
}
