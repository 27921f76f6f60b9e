// Order matters: the user agents of Edge and Opera contain "Chrome", and Chrome's contains "Safari".
const browsers = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const;
const systems = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const;

/** Returns the names of the browser and system in a user agent; undefined where unknown. */
export const describeAgent = (
  agent: string,
): { browser: string | undefined; system: string | undefined } => ({
  browser: browsers.find(([, pattern]) => pattern.test(agent))?.[0],
  system: systems.find(([, pattern]) => pattern.test(agent))?.[0],
});
