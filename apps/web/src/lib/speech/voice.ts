/** Milliseconds that a browser gets to tell its voices; some do so late. */
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

/** The voices of this device for a language (its code). */
export async function voicesFor(language: string): Promise<SpeechSynthesisVoice[]> {
  if (!('speechSynthesis' in globalThis)) return [];
  return (await voicesOf(speechSynthesis)).filter(
    ({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language,
  );
}

/** A voice of this device for a language (its code): the one that was chosen, or any; undefined where there is none. */
export async function findVoice(language: string): Promise<SpeechSynthesisVoice | undefined> {
  const voices = await voicesFor(language);
  const chosen = localStorage.getItem(keyOf(language));
  return voices.find(({ name }) => name === chosen) ?? voices[0];
}

/** Keeps the voice that speaks a language in this browser, by its name. */
export const chooseVoice = (language: string, name: string): void =>
  localStorage.setItem(keyOf(language), name);

/** Says something instead of what is being said. */
export function speakWith(voice: SpeechSynthesisVoice, text: string): void {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
}
