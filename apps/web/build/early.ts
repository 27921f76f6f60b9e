import type { Plugin, Rolldown } from 'vite';

import { commonParts } from './preload-common.ts';
import { sourcePath } from './source-path.ts';

/** Additions that the server makes to the HTML of a URL. */
interface PreloadEntry {
  /** A regular expression that matches the path. */
  path: string;
  /** Whether the entry is for requests with a session (true) or without one (false). */
  signedIn: boolean;
  /** Namespaces of the interface strings that are inlined in the page. */
  namespaces: string[];
  /**
   * Tags for the head. `{learning}` stands for the language being learned, and `{1}` for the first
   * capturing group of `path`.
   */
  links: string[];
  /** Additional tags for learners of a language written in Latin script. */
  latinLinks: string[];
}

/** The screens worth preloading, with their modules, namespaces and first API calls. */
const screens = [
  {
    path: '^/(?:login)?$',
    signedIn: false,
    parts: ['features/auth/pages/login-page.tsx'],
    namespaces: ['auth', 'validation'],
    calls: [],
  },
  {
    path: '^/(?:login|dashboard)?$',
    signedIn: true,
    parts: ['features/dashboard/dashboard-page.tsx'],
    namespaces: ['dashboard', 'goals', 'achievements', 'charts'],
    calls: ['/api/dashboard/?language={learning}'],
  },
  {
    path: '^/reading$',
    signedIn: true,
    parts: ['features/texts/pages/library-page.tsx'],
    namespaces: ['texts'],
    calls: [],
  },
  {
    path: '^/reading/([\\da-f-]{36})$',
    signedIn: true,
    parts: ['features/reading/pages/reader-page.tsx'],
    namespaces: ['reader'],
    calls: ['/api/texts/{1}/page/bookmark/'],
    // A font that arrives after the first paint would make the text reflow.
    latinFonts: ['literata-latin-wght-normal.woff2'],
  },
  {
    path: '^/(?:shop|store|marketplace)$',
    signedIn: true,
    parts: ['features/shop/pages/shop-page.tsx'],
    namespaces: ['shop'],
    calls: ['/api/shop/cart/', '/api/shop/products/?page=1&page_size=24&sort=newest&language={learning}'],
  },
  {
    path: '^/(?:shop|store|marketplace)$',
    signedIn: false,
    parts: ['app/layout/visitor-shell.tsx', 'features/shop/pages/shop-page.tsx'],
    namespaces: ['shop'],
    calls: ['/api/auth/check-auth/', '/api/shop/products/?page=1&page_size=24&sort=newest'],
  },
];

/** The modules and requests needed by all signed-in screens. */
const frame = {
  parts: ['app/layout/shell.tsx', 'features/languages/learner-guard.tsx'],
  namespaces: ['navigation'],
  calls: ['/api/auth/check-auth/', '/api/settings/'],
};

/**
 * Writes early.json, which lists what the server adds to the HTML of each URL, so that the browser fetches the screen's
 * chunks and the first API responses in parallel with the entry chunk.
 */
export function earlyManifest(): Plugin {
  return {
    name: 'early',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const assets = Object.values(bundle).filter((file) => file.type === 'asset');
      const first = closure(
        chunks,
        chunks.filter(({ isEntry }) => isEntry),
      );
      const entries = screens.map(
        ({ path, signedIn, parts, namespaces, calls, latinFonts = [] }): PreloadEntry => {
          const shared = signedIn ? frame : { parts: [], namespaces: [], calls: [] };
          const roots = [...shared.parts, ...parts].map((part) => {
            const module = sourcePath(part);
            const found = chunks.find(({ moduleIds }) => moduleIds.includes(module));
            if (!found) throw new Error(`No part of the build holds ${part}`);
            return found;
          });
          const needed = [...closure(chunks, roots)].filter(
            // The page already links to the common chunks.
            (chunk) => !first.has(chunk) && !commonParts.includes(chunk.name),
          );
          const styles = new Set(
            needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
          );
          for (const { viteMetadata } of first)
            for (const file of viteMetadata?.importedCss ?? []) styles.delete(file);
          // The entry chunk comes first, because everything waits for it.
          const lowPriority = 'crossorigin fetchpriority="low"';
          return {
            path,
            signedIn,
            namespaces: ['common', 'errors', ...shared.namespaces, ...namespaces],
            links: [
              ...[...shared.calls, ...calls].map(
                (href) =>
                  `<link rel="preload" as="fetch" ${lowPriority} href="${href.replaceAll('&', '&amp;')}">`,
              ),
              ...[...styles].map((file) => `<link rel="preload" as="style" ${lowPriority} href="/${file}">`),
              ...needed.map(
                ({ fileName }) => `<link rel="modulepreload" ${lowPriority} href="/${fileName}">`,
              ),
            ],
            latinLinks: latinFonts.map((name) => {
              const font = assets.find(({ names }) => names.includes(name));
              if (!font) throw new Error(`The build holds no ${name}`);
              return `<link rel="preload" as="font" type="font/woff2" ${lowPriority} href="/${font.fileName}">`;
            }),
          };
        },
      );
      this.emitFile({ type: 'asset', fileName: 'early.json', source: JSON.stringify(entries) });
    },
  };
}

/** Returns the given chunks with all their direct and indirect static imports. */
function closure(
  chunks: readonly Rolldown.OutputChunk[],
  roots: readonly Rolldown.OutputChunk[],
): Set<Rolldown.OutputChunk> {
  const allModules = new Set(roots);
  for (const { imports } of allModules) {
    for (const name of imports) {
      const imported = chunks.find(({ fileName }) => fileName === name);
      if (imported) allModules.add(imported);
    }
  }
  return allModules;
}
