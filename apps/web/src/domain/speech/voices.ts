/** Milliseconds to wait for voices, which some browsers load asynchronously. */
const voicesTimeout = 1000;

function loadVoices(synthesis: SpeechSynthesis): Promise<SpeechSynthesisVoice[]> {
  const voices = synthesis.getVoices();
  if (voices.length > 0) return Promise.resolve(voices);
  return new Promise((resolve) => {
    const finish = () => resolve(synthesis.getVoices());
    synthesis.addEventListener('voiceschanged', finish, { once: true });
    setTimeout(finish, voicesTimeout);
  });
}

const keyOf = (language: string): string => `glossa-voice:${language}`;

/** Returns this device's voices for the language with this code. */
export async function voicesFor(language: string): Promise<SpeechSynthesisVoice[]> {
  if (!('speechSynthesis' in globalThis)) return [];
  return (await loadVoices(speechSynthesis)).filter(
    ({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language,
  );
}

/**
 * Returns this device's chosen voice for the language with this code, or else any voice for it; undefined if there is
 * none.
 */
export async function findVoice(language: string): Promise<SpeechSynthesisVoice | undefined> {
  const voices = await voicesFor(language);
  const chosen = localStorage.getItem(keyOf(language));
  return voices.find(({ name }) => name === chosen) ?? voices[0];
}

/** Stores the voice for a language in this browser, by name. */
export const chooseVoice = (language: string, name: string): void =>
  localStorage.setItem(keyOf(language), name);

const preferenceKey = (language: string): string => `glossa-voice-of:${language}`;

/** Returns whether the browser speaks a language even where there is a speech server. */
export const prefersBrowserVoice = (language: string): boolean =>
  localStorage.getItem(preferenceKey(language)) === 'browser';

/** Stores whether the browser speaks a language even where there is a speech server. */
export function setPrefersBrowserVoice(language: string, prefers: boolean): void {
  if (prefers) localStorage.setItem(preferenceKey(language), 'browser');
  else localStorage.removeItem(preferenceKey(language));
}

/** Speaks a text, canceling the current speech. */
export function speakWith(voice: SpeechSynthesisVoice, text: string): void {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}
