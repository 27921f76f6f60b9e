import type { ExampleCall } from './example-call.ts';

const readCsrfToken = 'const csrf = document.cookie.match(/csrftoken=([^;]+)/)[1];';

const writeSignature = ({ method, path, auth }: ExampleCall): string[] => [
  'const timestamp = Date.now();',
  'const bytes = (text) => new TextEncoder().encode(text);',
  `const key = await crypto.subtle.importKey('raw', bytes(${auth.schemes.includes('session') ? 'signingKey' : 'csrf'}),`,
  "  { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);",
  `const digest = await crypto.subtle.sign('HMAC', key, bytes(\`${method}\\n${path}\\n\${timestamp}\`));`,
  'const signature = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");',
];

function writeHeaders({ auth, json }: ExampleCall): string[] {
  const has = (scheme: string) => auth.schemes.includes(scheme);
  return [
    ...(has('bearer') ? ['Authorization: `Bearer ${token}`'] : []),
    ...(has('csrf') ? ["'X-CSRFToken': csrf"] : []),
    ...(has('signature') ? ["'X-Timestamp': timestamp", "'X-Signature': signature"] : []),
    ...(json === undefined ? [] : ["'Content-Type': 'application/json'"]),
  ];
}

const writeForm = (fields: readonly [string, string][]): string[] => [
  'const form = new FormData();',
  ...fields.map(
    ([name, value]) => `form.set('${name}', ${value.startsWith('@') ? 'file' : JSON.stringify(value)});`,
  ),
];

/** Writes a call in JavaScript: from a page of this site with a session, or from anywhere with a token. */
export function writeFetch(call: ExampleCall, origin: string): string {
  const { auth, method, json, form } = call;
  const headers = writeHeaders(call);
  const options = [
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    ...(headers.length > 0 ? ['  headers: {', ...headers.map((header) => `    ${header},`), '  },'] : []),
    ...(form ? ['  body: form,'] : []),
    ...(json === undefined ? [] : [`  body: JSON.stringify(${JSON.stringify(json)}),`]),
  ];
  const url = `'${auth.kind === 'token' ? origin : ''}${call.path}${call.query}'`;
  return [
    ...(auth.schemes.includes('csrf') ? [readCsrfToken] : []),
    ...(auth.schemes.includes('signature') ? writeSignature(call) : []),
    ...(form ? writeForm(form) : []),
    options.length > 0
      ? [`const response = await fetch(${url}, {`, ...options, '});'].join('\n')
      : `const response = await fetch(${url});`,
    call.isFile ? 'const file = await response.blob();' : 'const answer = await response.json();',
  ].join('\n');
}
