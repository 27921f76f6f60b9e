/** Returns the context in which the secret of an account's authenticator app is sealed. */
export const appSecretContext = (learnerId: string): string => `authenticator app of ${learnerId}`;
