import { buildUrl } from '@glossa/contract/client';
import type { Endpoint } from '@glossa/contract/endpoint';
import { expect, test } from 'vitest';

import { allRoutes } from '#app.ts';
import { everyEndpoint, unknownParams } from '#testing/every-endpoint.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();

const fillPath = (endpoint: Endpoint): string => buildUrl(endpoint, { params: unknownParams(endpoint) });

async function fetchOutcome(path: string, method: string): Promise<{ status: number; code: unknown }> {
  const response = await fetch(app.url + path, { method });
  const text = await response.text();
  const body = (text ? JSON.parse(text) : {}) as { code?: unknown };
  return { status: response.status, code: body.code };
}

test('mounts every endpoint of the contract once and nothing else', () => {
  const key = ({ method, path }: Endpoint) => `${method} ${path}`;
  const mounted = allRoutes(app.deps).map(({ endpoint }) => key(endpoint));
  expect(mounted.sort()).toEqual(everyEndpoint.map(([, endpoint]) => key(endpoint)).sort());
  expect(new Set(mounted).size).toBe(mounted.length);
});

test.each(everyEndpoint)('%s responds with and without a trailing slash', async (_name, endpoint) => {
  const path = fillPath(endpoint);
  expect(path.endsWith('/')).toBe(true);
  const [slashed, bare] = [
    await fetchOutcome(path, endpoint.method),
    await fetchOutcome(path.slice(0, -1), endpoint.method),
  ];
  expect(bare).toEqual(slashed);
  expect(['route_not_found', 'method_not_allowed']).not.toContain(slashed.code);
});

test('returns 405 with the allowed methods for any other method', async () => {
  const response = await fetch(`${app.url}/api/auth/tokens/`, { method: 'PATCH' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')?.split(', ').sort()).toEqual(['GET', 'POST']);
  expect(await response.json()).toMatchObject({ code: 'method_not_allowed' });
});

test.each(['/api', '/api/', '/api/auth', '/api/auth/login/x/', '/api/AUTH/login/'])(
  'returns 404 for %s',
  async (path) => {
    expect(await fetchOutcome(path, 'GET')).toEqual({ status: 404, code: 'route_not_found' });
  },
);

test.each(['/api/%E0%A4%A', '/api/texts/%E0%A4%A/'])(
  'rejects a path that can’t be decoded: %s',
  async (path) => {
    const { status } = await fetchOutcome(path, 'GET');
    expect([400, 404]).toContain(status);
  },
);

test.each(everyEndpoint)('%s sends no-store and the security headers', async (_name, endpoint) => {
  const { headers } = await fetch(app.url + fillPath(endpoint), { method: endpoint.method });
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
  expect(headers.get('x-powered-by')).toBeNull();
});
