/** Thrown for any failed transcription. Its message is logged and contains no key. */
export class TranscriptionError extends Error {
  override name = 'TranscriptionTrouble';
  /** Whether a retry may succeed. */
  readonly isTransient: boolean;

  constructor(message: string, { isTransient }: { isTransient: boolean }) {
    super(message);
    this.isTransient = isTransient;
  }
}
