import { listLanguages } from '@glossa/contract/languages';
import { defaultLanguageCodes, languages } from '@glossa/language/languages';

import { route } from '#http/route.ts';

const offeredCodes = new Set<string>(defaultLanguageCodes);
const results = languages.map((language) => ({ ...language, offered: offeredCodes.has(language.code) }));

export const languageRoutes = () => [route(listLanguages, async () => ({ results }))];
