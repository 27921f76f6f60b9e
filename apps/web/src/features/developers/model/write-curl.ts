import type { ExampleCall } from './example-call.ts';

/** File in which curl stores the session's cookies. */
const cookieFile = 'cookies.txt';

/** Quotes a string as one shell word. */
const shellQuote = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const readCsrfToken = `CSRF=$(awk '$6 == "csrftoken" { print $7 }' ${cookieFile})`;

/** Signs a call with the session's signing key; without a session, the key is the CSRF token. */
const writeSignature = ({ method, path, auth }: ExampleCall): string[] => [
  'TIMESTAMP=$(date +%s)000',
  `SIGNATURE=$(printf '${method}\\n${path}\\n%s' "$TIMESTAMP" |`,
  `  openssl dgst -sha256 -hmac "$${auth.schemes.includes('session') ? 'SIGNING_KEY' : 'CSRF'}" -r | cut -d ' ' -f 1)`,
];

function writeHeaders({ auth, json }: ExampleCall): string[] {
  const has = (scheme: string) => auth.schemes.includes(scheme);
  return [
    ...(has('bearer') ? ['"Authorization: Bearer $GLOSSA_TOKEN"'] : []),
    ...(has('csrf') ? ['"X-CSRFToken: $CSRF"'] : []),
    ...(has('signature') ? ['"X-Timestamp: $TIMESTAMP"', '"X-Signature: $SIGNATURE"'] : []),
    ...(json === undefined ? [] : ["'Content-Type: application/json'"]),
  ];
}

/** Writes a call as a curl command, preceded by the lines that prepare its values. */
export function writeCurl(call: ExampleCall, origin: string): string {
  const { auth, method, json, form = [] } = call;
  const isForm = call.form !== undefined;
  const hasDefaultMethod = method === 'GET' || (method === 'POST' && (json !== undefined || isForm));
  const first = [
    'curl',
    ...(auth.kind === 'session' ? [`-b ${cookieFile} -c ${cookieFile}`] : []),
    ...(hasDefaultMethod ? [] : [`-X ${method}`]),
    ...(call.isFile ? ['-OJ'] : []),
    shellQuote(origin + call.path + call.query),
  ].join(' ');
  const parts = [
    first,
    ...writeHeaders(call).map((header) => `-H ${header}`),
    ...form.map(([name, value]) => `-F ${shellQuote(`${name}=${value}`)}`),
    ...(json === undefined ? [] : [`-d ${shellQuote(JSON.stringify(json))}`]),
  ];
  return [
    ...(auth.schemes.includes('csrf') ? [readCsrfToken] : []),
    ...(auth.schemes.includes('signature') ? writeSignature(call) : []),
    parts.join(' \\\n  '),
  ].join('\n');
}

/** Writes the curl commands that sign in and get a signing key. */
export const writeSignIn = (origin: string): string =>
  [
    `curl -c ${cookieFile} ${shellQuote(`${origin}/api/auth/csrf/`)}`,
    readCsrfToken,
    `curl -b ${cookieFile} -c ${cookieFile} ${shellQuote(`${origin}/api/auth/login/`)} \\`,
    `  -H "X-CSRFToken: $CSRF" \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d ${shellQuote(JSON.stringify({ email: 'you@example.org', password: '…' }))}`,
  ].join('\n');

/** Writes the curl command that gets the signing key. */
export const writeSigningKey = (origin: string): string =>
  [
    `SIGNING_KEY=$(curl -s -b ${cookieFile} ${shellQuote(`${origin}/api/auth/check-auth/`)} |`,
    String.raw`  sed 's/.*"signingKey":"\([^"]*\)".*/\1/')`,
  ].join('\n');
