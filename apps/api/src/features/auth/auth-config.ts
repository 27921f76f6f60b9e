import type { Config } from '#config.ts';
import type { CsrfOptions } from '#http/csrf.ts';

/** Configuration that cookies and keys of accounts depend on. */
export type AuthConfig = Pick<Config, 'secret' | 'secure' | 'publicUrl' | 'companion'>;

export const csrfOptions = ({ secret, secure, publicUrl }: AuthConfig): CsrfOptions => ({
  secret,
  secure,
  origins: [publicUrl],
});
