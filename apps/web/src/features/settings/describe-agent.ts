// Order matters: Edge and Opera call themselves Chrome, too, and Chrome calls itself Safari.
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

/** Browser and system by name, from a user agent; undefined what it does not tell. */
export const describeAgent = (
  agent: string,
): { browser: string | undefined; system: string | undefined } => ({
  browser: browsers.find(([, pattern]) => pattern.test(agent))?.[0],
  system: systems.find(([, pattern]) => pattern.test(agent))?.[0],
});
