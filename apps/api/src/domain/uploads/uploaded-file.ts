/** An uploaded file, on the local disk until the request ends. */
export interface UploadedFile {
  path: string;
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  /** The reservation of space that it was uploaded under. */
  reservation?: string | undefined;
}
