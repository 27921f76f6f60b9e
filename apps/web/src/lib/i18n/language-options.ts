import { interfaceLanguages } from '@glossa/locales/interface-languages';

/** The interface languages as options of a choice, each by its own name. */
export const languageOptions = interfaceLanguages.map(({ code, native }) => ({
  value: code,
  label: native,
  lang: code,
}));
