/** Returns the context in which an account's authenticator secret is sealed. */
export const appSecretContext = (learnerId: string): string => `authenticator app of ${learnerId}`;
