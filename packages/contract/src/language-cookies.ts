// Cookies that scripts and the companion site can read. Their lifetimes are in specification 1, section 9.

/** Cookie with the code of the learning language. */
export const languageCookie = 'glossa_language';

/** Cookie with the codes of the available learning languages, separated by periods. */
export const languageListCookie = 'glossa_languages';

/** Cookie with the code of the interface language chosen in this browser. */
export const interfaceLanguageCookie = 'glossa_interface';
