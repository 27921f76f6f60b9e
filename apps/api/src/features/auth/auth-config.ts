import type { Config } from '#config.ts';
import type { CsrfOptions } from '#http/csrf.ts';

/** Configuration that account cookies and keys depend on. */
export type AuthConfig = Pick<
  Config,
  'secret' | 'secure' | 'publicUrl' | 'companion' | 'secondFactor' | 'emailVerification'
>;

export const csrfOptions = ({ secret, secure, publicUrl }: AuthConfig): CsrfOptions => ({
  secret,
  secure,
  origins: [publicUrl],
});
