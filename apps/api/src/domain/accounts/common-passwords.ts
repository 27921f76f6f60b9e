import { readFileSync } from 'node:fs';

import { failFields } from '@glossa/contract/failure';
import { messages } from '@glossa/contract/messages';

import { commonPasswordsFile } from '#paths.ts';

/**
 * Lowercase, limited to those that pass the rule for new passwords (at least 8 characters, with letters and a digit).
 */
let list: Set<string> | undefined;

/** Returns whether a password, in any case, is among those that attackers try first. */
export function isCommonPassword(password: string): boolean {
  list ??= new Set(readFileSync(commonPasswordsFile, 'utf8').split('\n').filter(Boolean));
  return list.has(password.toLowerCase());
}

/**
 * Rejects a common password; `field` is the input it was entered in.
 * @throws {Failure} `invalid_request` with an error for `field`
 */
export function refuseCommon(field: string, password: string): void {
  if (isCommonPassword(password)) failFields({ [field]: [messages.password_common] });
}
