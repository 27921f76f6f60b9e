import type { CallInput } from '@glossa/contract/endpoint';
import {
  addPasskey,
  signInWithPasskey,
  startPasskeySetup,
  startPasskeySignIn,
} from '@glossa/contract/second-factor';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

import { call } from '@/lib/api/client.ts';

type Assertion = CallInput<typeof signInWithPasskey>['body']['passkey'];

/**
 * Lets the user choose a passkey. With `isAutofill`, the browser suggests passkeys in the email field instead of
 * opening a dialog.
 */
export async function choosePasskey({
  isAutofill = false,
}: { isAutofill?: boolean } = {}): Promise<Assertion> {
  const optionsJSON = await call(startPasskeySignIn, {});
  const chosen = await startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill });
  return chosen as Assertion;
}

/** Signs in with the passkey that the user chooses. */
export const signInByPasskey = async (options: { isAutofill: boolean }) =>
  call(signInWithPasskey, { body: { passkey: await choosePasskey(options) } });

/** Creates a passkey in the browser and adds it to the account. */
export async function createPasskey(name: string) {
  const options = await call(startPasskeySetup, {});
  const created = await startRegistration({
    optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
  });
  const passkey = created as CallInput<typeof addPasskey>['body']['passkey'];
  return call(addPasskey, { body: { name, passkey } });
}

/** Returns whether a passkey request ended because the user canceled it or took too long. */
export const isPasskeyCanceled = (error: unknown): boolean =>
  error instanceof Error &&
  ['NotAllowedError', 'AbortError', 'InvalidStateError', 'SecurityError'].includes(error.name);
