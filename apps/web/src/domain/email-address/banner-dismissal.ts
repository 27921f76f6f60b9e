const key = 'glossa_email_banner';

/** Returns the stored value: the account and the day for which the banner is closed. */
const toValue = (userId: string): string => `${userId} ${new Date().toDateString()}`;

/** Returns whether the banner is closed for today. */
export function readDismissal(userId: string): boolean {
  try {
    return localStorage.getItem(key) === toValue(userId);
  } catch {
    // Storage is blocked.
    return false;
  }
}

/** Closes the banner for today, or until the page is left if storage is blocked. */
export function storeDismissal(userId: string): void {
  try {
    localStorage.setItem(key, toValue(userId));
  } catch {
    // Storage is blocked or full.
  }
}
