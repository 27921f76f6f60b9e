import { listTexts } from '../../contract/src/texts.ts';

export const dictionary: unknown = listTexts;
