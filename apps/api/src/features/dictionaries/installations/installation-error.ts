import type { InstallationProblem } from '@glossa/contract/admin-dictionaries';
import { Failure } from '@glossa/contract/failure';
import { DictionaryError } from '@glossa/dictionaries/dictionary-error';

import { DownloadError } from '#platform/outbound/download-error.ts';

/** Thrown when an installation fails permanently. */
export class InstallationError extends Error {
  override name = 'InstallationError';
  readonly problem: InstallationProblem;
  readonly detail: string;

  constructor(problem: InstallationProblem, detail = '') {
    super(`${problem} ${detail}`.trim());
    this.problem = problem;
    this.detail = detail;
  }
}

/** Returns the problem that an error represents, or undefined if the error is unexpected. */
export function classifyError(error: unknown): { problem: InstallationProblem; detail: string } | undefined {
  if (error instanceof InstallationError || error instanceof DownloadError)
    return { problem: error.problem, detail: error.detail };
  if (error instanceof DictionaryError) return { problem: 'file_invalid', detail: error.message };
  if (error instanceof Failure && error.code === 'archive_too_large')
    return { problem: 'file_too_large', detail: '' };
  if (error instanceof Failure && error.code === 'archive_unreadable')
    return { problem: 'archive_unreadable', detail: '' };
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return { problem: 'storage_full', detail: '' };
  return undefined;
}
