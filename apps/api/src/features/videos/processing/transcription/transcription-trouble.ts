/** Thrown for everything but a transcript. Its message is for the operator's log, and holds no key. */
export class TranscriptionTrouble extends Error {
  override name = 'TranscriptionTrouble';
  /** Whether the same may succeed later. */
  readonly isTransient: boolean;

  constructor(message: string, { isTransient }: { isTransient: boolean }) {
    super(message);
    this.isTransient = isTransient;
  }
}

/** Thrown when nothing was heard. */
export class NothingHeard extends Error {
  override name = 'NothingHeard';
}
