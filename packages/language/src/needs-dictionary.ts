import { languageByCode } from './languages.ts';

const japanese = languageByCode('ja')?.id;

/** Whether the words of a language are found with a dictionary that somebody else has to load. */
export const needsDictionary = (languageId: number): boolean => languageId === japanese;
