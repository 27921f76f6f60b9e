import { languageByCode } from './languages.ts';

const chinese = languageByCode('zh')?.id;
const japanese = languageByCode('ja')?.id;

/** Returns whether finding the words of a language needs a dictionary, which the caller has to load. */
export const needsDictionary = (languageId: number): boolean =>
  languageId === japanese || languageId === chinese;

/** Returns whether a language needs a dictionary that is too large to load during a request. */
export const needsLargeDictionary = (languageId: number): boolean => languageId === japanese;
