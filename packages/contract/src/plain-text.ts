import { cleanText } from '@glossa/language/clean-text';
import * as z from 'zod';

/** Text on one line, without HTML and control characters and with single spaces. */
export const Line = z.string().transform((value) => cleanText(value).replaceAll(/\s+/gu, ' '));

/** Text with line breaks, without HTML and control characters. */
export const Paragraphs = z.string().transform((value) => cleanText(value));
