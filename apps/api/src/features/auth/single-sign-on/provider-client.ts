import { fail, Failure } from '@glossa/contract/failure';
import * as client from 'openid-client';

import type { Deps } from '#deps.ts';
import type { ProviderConfig } from '#config/single-sign-on.ts';
import { readClaims, type ProviderClaims } from './provider-claims.ts';
import { providerFetch, ProviderUnreachable } from './provider-fetch.ts';

/** Seconds to wait for a provider's response. */
const timeout = 10;

/** How long a provider's metadata is cached, in milliseconds. */
const metadataLifetime = 3_600_000;

/** Seconds by which a provider's clock may differ from ours. */
const clockTolerance = 30;

/** Values that tie a provider's response to the request that it answers. */
export interface VisitSecrets {
  state: string;
  nonce: string;
  /** PKCE code verifier; the request contains its hash. */
  verifier: string;
}

export const createVisitSecrets = (): VisitSecrets => ({
  state: client.randomState(),
  nonce: client.randomNonce(),
  verifier: client.randomPKCECodeVerifier(),
});

/** OpenID Connect clients for the configured providers. */
export interface ProviderClients {
  /**
   * Returns the provider's sign-in URL. With `isProof`, the provider must authenticate the person again, even if they
   * are already signed in there.
   * @throws {Failure} provider_unreachable
   */
  authorizationUrl(
    provider: ProviderConfig,
    secrets: VisitSecrets,
    options: { isProof: boolean; loginHint: string | undefined },
  ): Promise<string>;
  /**
   * Exchanges the authorization code in `query` for tokens, verifies them, and returns their claims.
   * @throws {Failure} provider_canceled, provider_refused, provider_unreachable
   */
  readResponse(provider: ProviderConfig, secrets: VisitSecrets, query: string): Promise<ProviderClaims>;
}

/**
 * Creates the clients. Nothing is requested until someone uses a provider, so the site starts even if a provider is
 * down.
 */
export function createProviderClients({ config, log }: Pick<Deps, 'config' | 'log'>): ProviderClients {
  const discovered = new Map<string, { configuration: Promise<client.Configuration>; until: number }>();

  const discover = (provider: ProviderConfig): Promise<client.Configuration> => {
    const known = discovered.get(provider.id);
    if (known && known.until > Date.now()) return known.configuration;
    const configuration = requestConfiguration(provider);
    discovered.set(provider.id, { configuration, until: Date.now() + metadataLifetime });
    configuration.catch(() => discovered.delete(provider.id));
    return configuration;
  };

  const redirectUri = ({ id }: ProviderConfig): string => `${config.publicUrl}/single-sign-on/${id}`;

  const toFailure = (provider: ProviderConfig, error: unknown): never => {
    if (error instanceof Failure) throw error;
    // Don't log the error itself, which may contain the response with its tokens.
    log.warn({ provider: provider.id, reason: describe(error) }, 'sign-in provider failed');
    if (isUnreachable(error)) return fail('provider_unreachable');
    const isCanceled = error instanceof client.AuthorizationResponseError && error.error === 'access_denied';
    return fail(isCanceled ? 'provider_canceled' : 'provider_refused');
  };

  return {
    async authorizationUrl(provider, { state, nonce, verifier }, { isProof, loginHint }) {
      const configuration = await discover(provider).catch((error: unknown) => {
        log.warn({ provider: provider.id, reason: describe(error) }, 'sign-in provider failed');
        return fail('provider_unreachable');
      });
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri(provider),
        scope: provider.scopes,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(isProof && { prompt: 'login', max_age: '0' }),
        ...(loginHint !== undefined && { login_hint: loginHint }),
      });
      return url.href;
    },

    async readResponse(provider, { state, nonce, verifier }, query) {
      try {
        const configuration = await discover(provider);
        const url = new URL(redirectUri(provider));
        url.search = query;
        const tokens = await client.authorizationCodeGrant(configuration, url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const idToken = tokens.claims() as client.IDToken;
        const asks = configuration.serverMetadata().userinfo_endpoint !== undefined;
        const userInfo = asks
          ? await client.fetchUserInfo(configuration, tokens.access_token, idToken.sub)
          : {};
        return readClaims(provider, idToken, userInfo);
      } catch (error) {
        return toFailure(provider, error);
      }
    },
  };
}

function requestConfiguration(provider: ProviderConfig): Promise<client.Configuration> {
  const { issuer, clientId, clientSecret, allowsHttp } = provider;
  return client.discovery(
    new URL(issuer),
    clientId,
    { [client.clockTolerance]: clockTolerance },
    clientSecret === undefined ? client.None() : authenticateWith(clientSecret),
    {
      timeout,
      [client.customFetch]: providerFetch(provider),
      // By default, the library trusts TLS and doesn't check the signatures of ID tokens.
      // eslint-disable-next-line typescript/no-deprecated -- Marked only as a warning; the operator has to allow it.
      execute: [client.enableNonRepudiationChecks, ...(allowsHttp ? [client.allowInsecureRequests] : [])],
    },
  );
}

/** Sends the secret in the body where the provider accepts that, because providers decode the header differently. */
const authenticateWith = (secret: string): client.ClientAuth => {
  const [post, basic] = [client.ClientSecretPost(secret), client.ClientSecretBasic(secret)];
  return (server, ...rest) => {
    const isPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post');
    (isPost ? post : basic)(server, ...rest);
  };
};

/** Yields an error, followed by its causes. */
function* causesOf(error: unknown): Generator<Error> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause;
}

const isUnreachable = (error: unknown): boolean =>
  [...causesOf(error)].some((cause) => cause instanceof ProviderUnreachable || cause.name === 'TimeoutError');

/** Describes an error and its causes, without the provider's response. */
const describe = (error: unknown): string =>
  [...causesOf(error)]
    .map(({ name, message }) => `${name}: ${message}`)
    .join('; ')
    .slice(0, 500);
