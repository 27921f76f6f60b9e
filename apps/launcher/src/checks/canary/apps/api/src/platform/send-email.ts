import { changeWords } from '../domain/change-words.ts';

export const sendEmail: unknown = changeWords;
