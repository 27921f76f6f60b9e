/**
 * A response from admin-ajax.php.
 * @typedef {object} AjaxResponse
 * @property {number} status
 * @property {{ success: boolean, data: string & { message: string, lang: string | null, slug: string | null } }} body
 *   undefined if it isn't JSON
 * @property {Headers} headers
 * @property {Record<string, string>} cookies Set-Cookie lines by name
 */

/**
 * Sends a request to admin-ajax.php as a browser would.
 * @param {string} url of the site
 * @param {object} options
 * @param {Record<string, string>} [options.form]
 * @param {Record<string, string>} [options.headers]
 * @param {string} [options.method]
 * @param {string} [options.query]
 * @returns {Promise<AjaxResponse>}
 */
export async function sendRequest(url, { form, headers = {}, method = 'POST', query = '' }) {
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
    body: /** @type {AjaxResponse['body']} */ (parseJson(text)),
    cookies: Object.fromEntries(
      response.headers.getSetCookie().map((line) => [line.slice(0, line.indexOf('=')), line]),
    ),
  };
}

/**
 * Signs a user in through WordPress's sign-in form.
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
  if (response.status !== 302) throw new Error(`WordPress refused the sign-in (${response.status}).`);
  return response.headers
    .getSetCookie()
    .map((line) => line.slice(0, line.indexOf(';')))
    .join('; ');
}

/**
 * @param {string} text
 * @returns {unknown}
 */
function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
