import { languageByCode } from './languages.ts';

const japanese = languageByCode('ja')?.id;

/** Returns whether finding the words of a language needs a dictionary, which the caller has to load. */
export const needsDictionary = (languageId: number): boolean => languageId === japanese;
