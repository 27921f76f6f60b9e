import * as z from 'zod';

/** Code of an interface language, e.g. `pt` or `zh-tw`; one that the interface has not is read as the nearest it has. */
export const UiLanguage = z.string().regex(/^[a-z]{2,3}(-[a-z]{2,4})?$/i);
