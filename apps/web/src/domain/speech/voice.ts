/** Milliseconds to wait for the browser's voices, which some load asynchronously. */
const patience = 1000;

function voicesOf(synthesis: SpeechSynthesis): Promise<SpeechSynthesisVoice[]> {
  const voices = synthesis.getVoices();
  if (voices.length > 0) return Promise.resolve(voices);
  return new Promise((resolve) => {
    const answer = () => resolve(synthesis.getVoices());
    synthesis.addEventListener('voiceschanged', answer, { once: true });
    setTimeout(answer, patience);
  });
}

const keyOf = (language: string): string => `glossa-voice:${language}`;

/** Returns this device's voices for a language (its code). */
export async function voicesFor(language: string): Promise<SpeechSynthesisVoice[]> {
  if (!('speechSynthesis' in globalThis)) return [];
  return (await voicesOf(speechSynthesis)).filter(
    ({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language,
  );
}

/** Returns this device's voice for a language (its code): the chosen one, or any; undefined if there is none. */
export async function findVoice(language: string): Promise<SpeechSynthesisVoice | undefined> {
  const voices = await voicesFor(language);
  const chosen = localStorage.getItem(keyOf(language));
  return voices.find(({ name }) => name === chosen) ?? voices[0];
}

/** Stores the voice for a language in this browser, by name. */
export const chooseVoice = (language: string, name: string): void =>
  localStorage.setItem(keyOf(language), name);

/** Speaks a text, canceling the current speech. */
export function speakWith(voice: SpeechSynthesisVoice, text: string): void {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}
