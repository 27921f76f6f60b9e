/** Why a download failed. See `installationProblems` in the contract. */
export type DownloadProblem =
  | 'host_unreachable'
  | 'host_refused'
  | 'download_refused'
  | 'download_interrupted'
  | 'file_too_large'
  | 'storage_full';

/** Thrown when a download has failed permanently. `detail` is the host, and its status code if it sent one. */
export class DownloadError extends Error {
  override name = 'DownloadError';
  readonly problem: DownloadProblem;
  readonly detail: string;

  constructor(problem: DownloadProblem, detail = '') {
    super(`${problem} ${detail}`.trim());
    this.problem = problem;
    this.detail = detail;
  }
}
