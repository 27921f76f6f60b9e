import { ProtectionError } from '@glossa/protection/protection-error';
import { masterKeys } from '@glossa/protection/sealed-files/master-keys';
import { openValue, sealValue } from '@glossa/protection/sealed-values/seal-value';
import type { Request, Response } from 'express';

import type { Config } from '#config.ts';
import { cookieOf } from '#http/csrf.ts';
import { authPath, hostCookie, hostCookiePath } from '#http/host-cookie.ts';

/** Minimum length of a sealed value in bytes, which is the overhead of sealing. */
const minLength = 36;

type Keys = Pick<Config, 'secret' | 'earlierSecrets' | 'secure'>;

/** A cookie for the sign-in routes that only this server can read and write. */
export interface SealedCookie<Content> {
  set(response: Response, keys: Keys, content: Content): void;
  /** Returns the content; undefined if there is no cookie, or if it has expired or wasn't set by this server. */
  read(request: Request, keys: Keys): Content | undefined;
  clear(response: Response, keys: Keys): void;
}

/** Defines a sealed cookie that is valid for `lifetime` milliseconds. */
export function sealedCookie<Content>(name: string, lifetime: number): SealedCookie<Content> {
  const context = `cookie ${name}`;
  const options = ({ secure }: Keys) => ({
    httpOnly: true,
    sameSite: 'strict' as const,
    secure,
    path: hostCookiePath(authPath, { secure }),
  });
  const open = ({ secret, earlierSecrets }: Keys, value: string): string | undefined => {
    try {
      const sealed = Buffer.from(value, 'base64url');
      if (sealed.length < minLength) return undefined;
      return openValue(masterKeys(secret, ...earlierSecrets), sealed, context).toString('utf8');
    } catch (error) {
      if (error instanceof ProtectionError) return undefined;
      throw error;
    }
  };
  return {
    set(response, keys, content) {
      const text = JSON.stringify({ content, expires: Date.now() + lifetime });
      const sealed = sealValue(masterKeys(keys.secret), Buffer.from(text), context).toString('base64url');
      response.cookie(hostCookie(name, keys), sealed, { ...options(keys), maxAge: lifetime });
    },
    read(request, keys) {
      const text = open(keys, cookieOf(request, hostCookie(name, keys)) ?? '');
      if (text === undefined) return undefined;
      const { content, expires } = JSON.parse(text) as { content: Content; expires: number };
      return expires > Date.now() ? content : undefined;
    },
    clear(response, keys) {
      response.clearCookie(hostCookie(name, keys), options(keys));
    },
  };
}
