import type { ExternalService, ServiceProvider } from '@glossa/contract/external-services';

/** A server that many installations use, with its usual URL. */
export interface Preset {
  id: string;
  provider: ServiceProvider;
  /** Product name. Undefined for any other server with the provider's protocol. */
  name: string | undefined;
  url: string;
  /** Default model, for speech only. */
  model?: string;
  /** Default voices by language code, for speech only. `*` stands for any other language. */
  voices?: Readonly<Record<string, string>>;
  /** Whether the server runs on the same machine as this site. */
  isLocal: boolean;
}

export const presets: Record<ExternalService, readonly [Preset, ...Preset[]]> = {
  translation: [
    {
      id: 'libretranslate',
      provider: 'libretranslate',
      name: 'LibreTranslate',
      url: 'http://127.0.0.1:5000',
      isLocal: true,
    },
    { id: 'deepl', provider: 'deepl', name: 'DeepL', url: '', isLocal: false },
    { id: 'other', provider: 'libretranslate', name: undefined, url: '', isLocal: false },
  ],
  language_model: [
    { id: 'ollama', provider: 'openai', name: 'Ollama', url: 'http://127.0.0.1:11434/v1', isLocal: true },
    { id: 'llama', provider: 'openai', name: 'llama.cpp', url: 'http://127.0.0.1:8080/v1', isLocal: true },
    { id: 'openai', provider: 'openai', name: 'OpenAI', url: 'https://api.openai.com/v1', isLocal: false },
    { id: 'other', provider: 'openai', name: undefined, url: '', isLocal: false },
  ],
  speech: [
    {
      id: 'kokoro',
      provider: 'openai',
      name: 'Kokoro-FastAPI',
      url: 'http://127.0.0.1:8880/v1',
      model: 'kokoro',
      voices: {
        en: 'af_heart',
        es: 'ef_dora',
        fr: 'ff_siwis',
        it: 'if_sara',
        ja: 'jf_alpha',
        pt: 'pf_dora',
        zh: 'zf_xiaobei',
      },
      isLocal: true,
    },
    { id: 'piper', provider: 'piper', name: 'Piper', url: 'http://127.0.0.1:5000', isLocal: true },
    {
      id: 'openai',
      provider: 'openai',
      name: 'OpenAI',
      url: 'https://api.openai.com/v1',
      model: 'tts-1',
      voices: { '*': 'alloy' },
      isLocal: false,
    },
    { id: 'other', provider: 'openai', name: undefined, url: '', isLocal: false },
  ],
};

/** Returns the preset that matches the settings, or the one for any other server. */
export const findPreset = (
  service: ExternalService,
  { provider, url }: { provider: ServiceProvider; url: string },
): Preset => {
  const [first, ...rest] = presets[service];
  return (
    [first, ...rest].find((one) => one.provider === provider && one.url === url) ??
    rest.find((one) => one.provider === provider && one.name === undefined) ??
    [first, ...rest].find((one) => one.provider === provider) ??
    first
  );
};

/** The environment variables that set up each service. */
export const serviceVariables: Record<ExternalService, string> = {
  translation: 'TRANSLATION_…',
  language_model: 'LANGUAGE_MODEL_…',
  speech: 'SPEECH_…',
};

/** What each service's daily limit counts. */
export const limitUnits = {
  translation: 'characters',
  language_model: 'requests',
  speech: 'characters',
} as const satisfies Record<ExternalService, string>;
