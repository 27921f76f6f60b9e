import type { Config } from '#config.ts';
import type { CsrfOptions } from '#http/csrf.ts';

/** What the cookies and keys of accounts depend on. */
export type AuthConfig = Pick<Config, 'secret' | 'secure' | 'publicUrl' | 'companion'>;

/** How the server makes and checks CSRF tokens. */
export const csrfOptions = ({ secret, secure, publicUrl }: AuthConfig): CsrfOptions => ({
  secret,
  secure,
  origins: [publicUrl],
});
