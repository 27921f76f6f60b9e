import { createPrivateKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { Provider, type KoaContextWithOIDC } from 'oidc-provider';

/** The provider's claims about a person. `sub` is the name that they sign in with. */
export type Claims = Record<string, unknown>;

/** A real OpenID provider for tests, with one client. Anyone can sign in with any name, without a password. */
export interface OpenIdProvider {
  /** URL of the provider, for OIDC_…_ISSUER. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Claims by the name that a person signs in with. Other people have no claims. */
  people: Map<string, Claims>;
  /** Changes the claims of the next ID token before it is signed. Each change applies once. */
  changeNextToken(change: (claims: Claims) => Claims): void;
  /** Signs the next ID token with a key that isn't the provider's. */
  forgeNextToken(): void;
  /** Stops responding until `start` is called. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

const clientId = 'glossa';
const clientSecret = 'the-secret-of-the-client-in-tests';

const createKey = (): KeyObject =>
  createPrivateKey(
    generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }),
  );

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs a token with changed claims. */
function signToken(token: string, change: (claims: Claims) => Claims, key: KeyObject): string {
  const [header = '', payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
  const content = `${header}.${encode(change(claims))}`;
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`;
}

const loginPage = (action: string): string => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>School account</title><meta name="viewport" content="width=device-width"></head>
  <body>
    <main>
      <h1>School account</h1>
      <form method="post" action="${action}">
        <label>Name <input name="login" required autofocus></label>
        <button>Continue</button>
      </form>
      <form method="post" action="${action}/cancel"><button>Cancel</button></form>
    </main>
  </body>
</html>`;

/** Starts the provider. The client's redirect URIs are the sites' `single-sign-on` pages. */
export async function startOpenIdProvider(
  redirectUris: readonly string[],
  { port = 0 }: { port?: number } = {},
): Promise<OpenIdProvider> {
  const key = createKey();
  const people = new Map<string, Claims>();
  const changes: { change: (claims: Claims) => Claims; key: KeyObject }[] = [];
  let handle: (request: IncomingMessage, response: ServerResponse) => unknown = () => {};
  let server: Server;
  const listen = async (at: number): Promise<number> => {
    server = createServer((request, response) => void handle(request, response));
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const ownPort = await listen(port);
  const issuer = `http://127.0.0.1:${ownPort}`;
  const provider = createProvider(issuer, key, { redirectUris, people });
  provider.use(async (context, next) => {
    await next();
    const body = context.body as { id_token?: string } | undefined;
    const change = context.path === '/token' && body?.id_token !== undefined ? changes.shift() : undefined;
    if (change && body?.id_token) body.id_token = signToken(body.id_token, change.change, change.key);
  });
  const respond = provider.callback();
  handle = async (request, response) => {
    const [, uid, action] = /^\/interaction\/([\w-]+)(\/cancel)?$/.exec(request.url ?? '') ?? [];
    if (uid === undefined) return respond(request, response);
    if (request.method === 'GET')
      return response.setHeader('Content-Type', 'text/html').end(loginPage(`/interaction/${uid}`));
    const login = new URLSearchParams(await text(request)).get('login') ?? '';
    const result =
      action === '/cancel' ? { error: 'access_denied' } : { login: { accountId: login, remember: true } };
    return provider.interactionFinished(request, response, result);
  };
  return {
    issuer,
    clientId,
    clientSecret,
    people,
    changeNextToken: (change) => void changes.push({ change, key }),
    forgeNextToken: () => void changes.push({ change: (claims) => claims, key: createKey() }),
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
    start: async () => void (await listen(ownPort)),
  };
}

function createProvider(
  issuer: string,
  key: KeyObject,
  { redirectUris, people }: { redirectUris: readonly string[]; people: Map<string, Claims> },
): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [...redirectUris],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'groups'],
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, sub) => ({
      accountId: sub,
      claims: async () => ({ sub, ...people.get(sub) }),
    }),
    // The site is the operator's own, so no consent is needed.
    loadExistingGrant: grantEverything,
    cookies: { keys: ['the key of the cookies in tests'] },
    jwks: { keys: [{ ...key.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'test' }] },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 3600,
    },
  });
}

async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc;
  const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}
