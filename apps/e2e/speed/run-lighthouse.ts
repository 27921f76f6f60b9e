import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/**
 * The npm package. Together with its dependencies, it is larger than all other development dependencies combined, so it
 * is installed only on demand.
 */
export const version = 'lighthouse@12.8.2';

/** Lighthouse results for a screen: scores from 0 to 100, times in milliseconds, sizes in bytes. */
export interface LighthouseResult {
  performance: number;
  accessibility: number;
  bestPractices: number;
  firstPaint: number;
  largestPaint: number;
  speedIndex: number;
  blockingTime: number;
  /** Cumulative layout shift. */
  layoutShift: number;
  scriptBytes: number;
  totalBytes: number;
}

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    { numericValue?: number; details?: { items?: { resourceType?: string; transferSize?: number }[] } }
  >;
}

/** Runs Lighthouse on a URL with its mobile settings, in the browser whose debugging port is `port`. */
export async function runLighthouse(port: number, url: string): Promise<LighthouseResult> {
  const { stdout } = await execute(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${version}`,
      '--',
      'lighthouse',
      url,
      `--port=${port}`,
      '--output=json',
      '--quiet',
      '--only-categories=performance,accessibility,best-practices',
    ],
    { maxBuffer: 100_000_000, env: { ...process.env, CI: 'true' } },
  );
  const { categories, audits } = JSON.parse(stdout) as Report;
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const bytes = (items: typeof requests) =>
    items.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    speedIndex: value('speed-index'),
    blockingTime: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    scriptBytes: bytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    totalBytes: bytes(requests),
  };
}
