/** Thrown for what is wrong with a backup or its place; the message is for an operator. */
export class BackupProblem extends Error {
  override name = 'BackupProblem';
}
