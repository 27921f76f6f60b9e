/** Value of a readable cookie of this page, or undefined. */
export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1));
}

/** Removes cookies that scripts can read; the session cookie is HttpOnly and ends on the server. */
export function clearCookies(names: readonly string[]): void {
  for (const name of names) document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`;
}
