// Before the first paint, so that no dark page flashes light and none turns round. A file: the policy forbids inline scripts.
(() => {
  const kept = localStorage.getItem('mantine-color-scheme-value');
  const dark = kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  const language = localStorage.getItem('glossa-language') ?? navigator.language;
  if (/^(ar|fa|he)\b/.test(language)) document.documentElement.dir = 'rtl';
})();
