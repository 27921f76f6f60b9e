// Cookies that scripts and the companion site may read. Their lifetimes are those of specification 1, section 9.

/** Name of the cookie with the code of the learning language. */
export const languageCookie = 'glossa_language';

/** Name of the cookie with the codes of the languages to choose among, with a dot between two. */
export const languageListCookie = 'glossa_languages';

/** Name of the cookie with the code of the interface language that was chosen in this browser. */
export const interfaceLanguageCookie = 'glossa_interface';
