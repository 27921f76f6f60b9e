/** Returns the value of a cookie that scripts can read, or undefined. */
export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(name.length + 1));
}

/** Deletes cookies that scripts can read; the session cookie is HttpOnly and is invalidated by the server. */
export function clearCookies(names: readonly string[]): void {
  for (const name of names) document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`;
}
