import type { ExampleCall } from './example-call.ts';

/** File in which curl stores the session's cookies. */
const jar = 'cookies.txt';

/** Quotes a text as one shell word. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const readToken = `CSRF=$(awk '$6 == "csrftoken" { print $7 }' ${jar})`;

/** The signing key belongs to the session; without one, it is the CSRF token. */
const sign = ({ method, path, way }: ExampleCall): string[] => [
  'TIMESTAMP=$(date +%s)000',
  `SIGNATURE=$(printf '${method}\\n${path}\\n%s' "$TIMESTAMP" |`,
  `  openssl dgst -sha256 -hmac "$${way.schemes.includes('session') ? 'SIGNING_KEY' : 'CSRF'}" -r | cut -d ' ' -f 1)`,
];

function headersOf({ way, json }: ExampleCall): string[] {
  const has = (scheme: string) => way.schemes.includes(scheme);
  return [
    ...(has('bearer') ? ['"Authorization: Bearer $GLOSSA_TOKEN"'] : []),
    ...(has('csrf') ? ['"X-CSRFToken: $CSRF"'] : []),
    ...(has('signature') ? ['"X-Timestamp: $TIMESTAMP"', '"X-Signature: $SIGNATURE"'] : []),
    ...(json === undefined ? [] : ["'Content-Type: application/json'"]),
  ];
}

/** Writes a call as a curl command, preceded by the lines that prepare its values. */
export function writeCurl(call: ExampleCall, origin: string): string {
  const { way, method, json, form = [] } = call;
  const isForm = call.form !== undefined;
  const plain = method === 'GET' || (method === 'POST' && (json !== undefined || isForm));
  const first = [
    'curl',
    ...(way.kind === 'session' ? [`-b ${jar} -c ${jar}`] : []),
    ...(plain ? [] : [`-X ${method}`]),
    ...(call.isFile ? ['-OJ'] : []),
    quoted(origin + call.path + call.query),
  ].join(' ');
  const parts = [
    first,
    ...headersOf(call).map((header) => `-H ${header}`),
    ...form.map(([name, value]) => `-F ${quoted(`${name}=${value}`)}`),
    ...(json === undefined ? [] : [`-d ${quoted(JSON.stringify(json))}`]),
  ];
  return [
    ...(way.schemes.includes('csrf') ? [readToken] : []),
    ...(way.schemes.includes('signature') ? sign(call) : []),
    parts.join(' \\\n  '),
  ].join('\n');
}

/** Writes the curl commands that sign in and get a signing key. */
export const writeSignIn = (origin: string): string =>
  [
    `curl -c ${jar} ${quoted(`${origin}/api/auth/csrf/`)}`,
    readToken,
    `curl -b ${jar} -c ${jar} ${quoted(`${origin}/api/auth/login/`)} \\`,
    `  -H "X-CSRFToken: $CSRF" \\`,
    `  -H 'Content-Type: application/json' \\`,
    `  -d ${quoted(JSON.stringify({ email: 'you@example.org', password: '…' }))}`,
  ].join('\n');

/** Writes the curl command that gets the signing key. */
export const writeSigningKey = (origin: string): string =>
  [
    `SIGNING_KEY=$(curl -s -b ${jar} ${quoted(`${origin}/api/auth/check-auth/`)} |`,
    String.raw`  sed 's/.*"signingKey":"\([^"]*\)".*/\1/')`,
  ].join('\n');
