import { describe, expect, it } from 'vitest';

import { documentWithLimit } from '../testing/sample-document.ts';
import { exampleCall, listAuthMethods } from './example-call.ts';
import type { CallerKind } from './example-call.ts';
import { groupRoutes } from './routes.ts';
import { writeCurl } from './write-curl.ts';
import { writeFetch } from './write-fetch.ts';

const document = documentWithLimit({ calls: 10, seconds: 60 });
const routes = groupRoutes(document).flatMap((group) => group.routes);
const origin = 'https://glossa.test';

function example(name: string, kind: CallerKind) {
  const route = routes.find(({ id }) => id === name);
  const auth = route && listAuthMethods(route).find((one) => one.kind === kind);
  if (!route || !auth) throw new Error(`${name} cannot be called this way`);
  return exampleCall(route, auth, document);
}

describe('an example call', () => {
  it('sends the token with curl and a body with the required fields', () => {
    expect(writeCurl(example('createTag', 'token'), origin)).toBe(
      [
        "curl 'https://glossa.test/api/tags/' \\",
        '  -H "Authorization: Bearer $GLOSSA_TOKEN" \\',
        "  -H 'Content-Type: application/json' \\",
        `  -d '{"name":"travel"}'`,
      ].join('\n'),
    );
  });

  it('reads the CSRF token from the session’s cookies and sends both', () => {
    const lines = writeCurl(example('deleteTag', 'session'), origin).split('\n');
    expect(lines[0]).toBe(`CSRF=$(awk '$6 == "csrftoken" { print $7 }' cookies.txt)`);
    expect(lines[1]).toMatch(
      /^curl -b cookies.txt -c cookies.txt -X DELETE 'https:.*\/api\/tags\/[\da-f-]{36}\/'/,
    );
    expect(lines[2]).toBe('  -H "X-CSRFToken: $CSRF"');
    const script = writeFetch(example('deleteTag', 'session'), origin);
    expect(script).toContain('document.cookie.match(/csrftoken=');
    expect(script).toContain("'X-CSRFToken': csrf");
    // A relative URL, for use on a page of the site itself.
    expect(script).toContain("fetch('/api/tags/");
  });

  it('signs requests with the signing key, or the CSRF token when signed out, and never signs token requests', () => {
    const own = writeCurl(example('updateProfile', 'session'), origin);
    expect(own).toContain(`printf 'POST\\n/api/user/profile/update/\\n%s' "$TIMESTAMP"`);
    expect(own).toContain('-hmac "$SIGNING_KEY"');
    expect(own).toContain('-H "X-Signature: $SIGNATURE"');
    expect(writeCurl(example('updateProfile', 'token'), origin)).not.toContain('Signature');
    expect(writeCurl(example('requestPasswordReset', 'session'), origin)).toContain('-hmac "$CSRF"');
  });

  it('sends files as form data, includes required query parameters, and saves downloads', () => {
    const upload = writeCurl(example('createVideo', 'token'), origin);
    expect(upload).toContain("-F 'title=Le Petit Prince'");
    expect(upload).toContain("-F 'video_file=@file'");
    expect(upload).not.toContain('Content-Type');
    expect(writeFetch(example('createVideo', 'token'), origin)).toContain("form.set('video_file', file);");
    expect(writeCurl(example('lookUpWord', 'token'), origin)).toContain('?language=fr&text=bonjour');
    expect(writeCurl(example('exportAudit', 'token'), origin)).toContain('-OJ');
  });

  it('has no unfilled placeholders for any route and authentication method', () => {
    const incomplete = routes.filter((route) =>
      listAuthMethods(route).some((auth) => {
        const call = exampleCall(route, auth, document);
        return /undefined|\{\w+\}\/|\[object/.test(writeCurl(call, origin) + writeFetch(call, origin));
      }),
    );
    expect(incomplete.map(({ id }) => id)).toEqual([]);
  });
});
