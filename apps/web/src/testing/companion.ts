import { fakeServer } from './fake-server.ts';
import type { ReceivedRequest } from './fake-server.ts';

/** Creates the server's description of the companion site, connected or not. */
export const companion = (isConnected = true) => ({
  site: isConnected ? 'https://www.school.example' : null,
  ajax_url: isConnected ? 'https://www.school.example/wp-admin/admin-ajax.php' : null,
  cookie: 'pll_language',
});

/** Sets a cookie as a server would, or deletes it when there is no value. */
export const setCookie = (name: string, value?: string): void => {
  document.cookie = `${name}=${value ?? ''}; Path=/${value === undefined ? '; Max-Age=0' : ''}`;
};

type WordpressResponse = { status: number; body: unknown };

/** Creates WordPress's response on success. */
export const languageResponse = (lang: string | null): WordpressResponse => ({
  status: 200,
  body: { success: true, data: { message: `It is ${lang}.`, lang, slug: lang } },
});

/**
 * Mocks both servers. `wordpress` responds to each form; `requests` returns the forms that WordPress has received.
 */
export function fakeCompanion(
  wordpress: (
    form: Record<string, string>,
    request: ReceivedRequest,
  ) => WordpressResponse | Promise<WordpressResponse>,
  routes: Parameters<typeof fakeServer>[0] = {},
): { requests: () => Record<string, string>[]; received: ReceivedRequest[] } {
  const parseForm = ({ body }: ReceivedRequest) =>
    Object.fromEntries(body as URLSearchParams) as Record<string, string>;
  const received = fakeServer({
    'GET /api/companion/': { status: 200, body: companion() },
    'POST /wp-admin/admin-ajax.php': (request) => wordpress(parseForm(request), request),
    ...routes,
  });
  const requests = () => received.filter(({ path }) => path.endsWith('admin-ajax.php')).map(parseForm);
  return { requests, received };
}
