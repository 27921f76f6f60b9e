import { cleanText } from '@glossa/language/clean-text';
import * as z from 'zod';

/** Words in one line: HTML and control characters go, spaces are single. */
export const Line = z.string().transform((value) => cleanText(value).replaceAll(/\s+/gu, ' '));

/** Words in lines: HTML and control characters go. */
export const Paragraphs = z.string().transform((value) => cleanText(value));
