/**
 * What a WordPress answered.
 * @typedef {object} Answered
 * @property {number} status
 * @property {{ success: boolean, data: string & { message: string, lang: string | null, slug: string | null } }} body
 *   undefined where it is no JSON
 * @property {Headers} headers
 * @property {Record<string, string>} cookies whole lines, by name
 */

/**
 * Asks admin-ajax.php as a browser would.
 * @param {string} url of the site
 * @param {object} how
 * @param {Record<string, string>} [how.form]
 * @param {Record<string, string>} [how.headers]
 * @param {string} [how.method]
 * @param {string} [how.query]
 * @returns {Promise<Answered>}
 */
export async function ask(url, { form, headers = {}, method = 'POST', query = '' }) {
  const response = await fetch(`${url}/wp-admin/admin-ajax.php${query}`, {
    method,
    headers,
    redirect: 'manual',
    ...(form ? { body: new URLSearchParams(form) } : {}),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: /** @type {Answered['body']} */ (parsed(text)),
    cookies: Object.fromEntries(
      response.headers.getSetCookie().map((line) => [line.slice(0, line.indexOf('=')), line]),
    ),
  };
}

/**
 * Signs somebody in as the form of WordPress does.
 * @param {string} url of the site
 * @param {{ log: string, pwd: string }} account
 * @returns {Promise<string>} the Cookie header of the session
 */
export async function signIn(url, account) {
  const response = await fetch(`${url}/wp-login.php`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
    body: new URLSearchParams({ ...account, testcookie: '1' }),
  });
  if (response.status !== 302) throw new Error(`WordPress signed nobody in (${response.status}).`);
  return response.headers
    .getSetCookie()
    .map((line) => line.slice(0, line.indexOf(';')))
    .join('; ');
}

/**
 * @param {string} text
 * @returns {unknown}
 */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
