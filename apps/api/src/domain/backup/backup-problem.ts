/** Thrown for a problem with a backup or its folder; the message is written for an operator. */
export class BackupProblem extends Error {
  override name = 'BackupProblem';
}
