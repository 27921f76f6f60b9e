/** Voices come late in some browsers; whoever asks too early waits for them, 1 s at most. */
function allVoices(): Promise<SpeechSynthesisVoice[]> {
  if (!('speechSynthesis' in globalThis)) return Promise.resolve([]);
  const voices = speechSynthesis.getVoices();
  if (voices.length > 0) return Promise.resolve(voices);
  return new Promise((resolve) => {
    const answer = () => resolve(speechSynthesis.getVoices());
    speechSynthesis.addEventListener('voiceschanged', answer, { once: true });
    setTimeout(answer, 1000);
  });
}

/** The voices of this device for a language (its code). */
const voicesOf = async (language: string): Promise<SpeechSynthesisVoice[]> =>
  (await allVoices()).filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);

const keyOf = (language: string): string => `glossa-voice:${language}`;

/** Name of the voice that was chosen for a language in this browser. */
const chosenVoice = (language: string): string | null => localStorage.getItem(keyOf(language));

/** Speaks with the chosen voice, or another of the language; answers whether this device has one. */
export async function speak(text: string, language: string): Promise<boolean> {
  const voices = await voicesOf(language);
  const chosen = chosenVoice(language);
  const voice = voices.find(({ name }) => name === chosen) ?? voices[0];
  if (!voice) return false;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
  return true;
}
