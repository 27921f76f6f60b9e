import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRequest, signIn } from './requests.mjs';
import { startWordpress } from './site.mjs';

/** @type {import('./site.mjs').Site} */
let site;
beforeAll(async () => {
  site = await startWordpress({ origins: [] });
});
afterAll(() => site?.stop());

const page = (/** @type {string} */ cookie) =>
  fetch(`${site.url}/wp-admin/options-general.php?page=glossa-language-sync`, {
    headers: { Cookie: cookie },
  });

/** Submits the settings form with a new list of origins. */
async function save(/** @type {string} */ cookie, /** @type {string} */ origins) {
  const html = await (await page(cookie)).text();
  const nonce = /name="_wpnonce" value="(\w+)"/.exec(html)?.[1] ?? '';
  const response = await fetch(`${site.url}/wp-admin/options.php`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Cookie: cookie },
    body: new URLSearchParams({
      option_page: 'glossa-language-sync',
      action: 'update',
      _wpnonce: nonce,
      _wp_http_referer: '/wp-admin/options-general.php?page=glossa-language-sync',
      glossa_language_sync_origins: origins,
    }),
  });
  expect(response.status).toBe(302);
  return (
    await fetch(new URL(response.headers.get('location') ?? '', site.url), { headers: { Cookie: cookie } })
  ).text();
}

const allows = async (/** @type {string} */ origin) =>
  (
    await sendRequest(site.url, {
      form: { action: 'sync_language', lang: 'fr' },
      headers: { Origin: origin },
    })
  ).status;

test('an admin lists exact origins and sees which are invalid', async () => {
  const admin = await signIn(site.url, { log: 'admin', pwd: 'Companion-Admin-1' });
  expect(await allows('https://learn.school.example')).toBe(403);
  const notice = await save(
    admin,
    'https://Learn.School.example/\nhttp://localhost:3000 https://usual.example:443\n*\nnull\nhttps://a.example/path\n"><script>',
  );
  for (const origin of ['*', 'null', 'https://a.example/path', '&quot;&gt;&lt;script&gt;'])
    expect(notice).toContain(`“${origin}” was skipped`);
  const html = await (await page(admin)).text();
  const storedOrigins = /<textarea[^>]*>([^<]*)<\/textarea>/.exec(html)?.[1] ?? '';
  expect(storedOrigins.trim().split('\n')).toEqual([
    'https://learn.school.example',
    'http://localhost:3000',
    'https://usual.example',
  ]);
  expect(await allows('https://learn.school.example')).toBe(200);
  expect(await allows('https://usual.example')).toBe(200);
  expect(await allows('null')).toBe(403);
  expect(await allows('https://a.example')).toBe(403);
});

test('origins in wp-config.php override the settings page', async () => {
  const ofConstant = { 'X-Test-Site': 'constant' };
  const statusFrom = async (/** @type {string} */ origin) =>
    (
      await sendRequest(site.url, {
        form: { action: 'sync_language', lang: 'fr' },
        headers: { Origin: origin, ...ofConstant },
      })
    ).status;
  expect(await statusFrom('https://other.example')).toBe(200);
  expect(await statusFrom('https://learn.school.example')).toBe(403);
  const admin = await signIn(site.url, { log: 'admin', pwd: 'Companion-Admin-1' });
  const response = await fetch(`${site.url}/wp-admin/options-general.php?page=glossa-language-sync`, {
    headers: { Cookie: admin, ...ofConstant },
  });
  expect(await response.text()).toMatch(
    /readonly>https:\/\/fixed\.example\nhttps:\/\/other\.example<\/textarea>/,
  );
});

test('deleting the plugin removes its data', async () => {
  const option = "var_export( get_option( 'glossa_language_sync_origins', 'nothing' ) );";
  expect(await site.run(option)).toMatch(/learn\.school\.example/);
  const uninstall =
    "define( 'WP_UNINSTALL_PLUGIN', true ); require WP_PLUGIN_DIR . '/glossa-language-sync/uninstall.php';";
  expect(await site.run(`${uninstall} ${option}`)).toBe("'nothing'");
});

test('only admins can open the settings', async () => {
  const reader = await signIn(site.url, { log: 'reader', pwd: 'Companion-Reader-1' });
  expect((await page(reader)).status).toBe(403);
});
