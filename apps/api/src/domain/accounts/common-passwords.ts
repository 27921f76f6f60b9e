import { readFileSync } from 'node:fs';

import { messages } from '@glossa/contract/messages';

import { failFields } from '#http/fail.ts';
import { commonPasswordsFile } from '#paths.ts';

/** In lower case; only those that could pass the rule for new passwords (8 or more, letters and a digit). */
let list: Set<string> | undefined;

/** Tells whether a password, in any case, is one of those that attackers try first. */
export function isCommonPassword(password: string): boolean {
  list ??= new Set(readFileSync(commonPasswordsFile, 'utf8').split('\n').filter(Boolean));
  return list.has(password.toLowerCase());
}

/** Fails when a password is too common; `field` is the input that it came in. */
export function refuseCommon(field: string, password: string): void {
  if (isCommonPassword(password)) failFields({ [field]: [messages.password_common] });
}
