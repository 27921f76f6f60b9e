// Cookies that scripts and the companion site may read. Their lifetimes come from specification 1, section 9.

/** Cookie with the code of the learning language. */
export const languageCookie = 'glossa_language';

/** Cookie with the codes of the languages to choose from, separated by dots. */
export const languageListCookie = 'glossa_languages';

/** Cookie with the code of the interface language that was chosen in this browser. */
export const interfaceLanguageCookie = 'glossa_interface';
