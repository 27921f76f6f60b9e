import { interfaceLanguages } from '@glossa/locales/interface-languages';

/** The interface languages as select options, each in its own language. */
export const languageOptions = interfaceLanguages.map(({ code, native }) => ({
  value: code,
  label: native,
  lang: code,
}));
