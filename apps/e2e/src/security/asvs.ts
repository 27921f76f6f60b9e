/** Tags a check with the chapters of OWASP's ASVS 5.0 that it belongs to. */
export const asvs = (...chapters: string[]) => ({
  annotation: { type: 'asvs', description: chapters.join(' ') },
});
