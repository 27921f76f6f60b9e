import { cleanText } from '@glossa/language/clean-text';
import * as z from 'zod';

/** Text on one line, with single spaces and without HTML or control characters. */
export const Line = z.string().transform((value) => cleanText(value).replaceAll(/\s+/gu, ' '));

/** Text with line breaks, without HTML or control characters. */
export const Paragraphs = z.string().transform((value) => cleanText(value));
