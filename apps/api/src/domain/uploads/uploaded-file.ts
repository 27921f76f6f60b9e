/** An uploaded file, on the local disk until the request ends. */
export interface UploadedFile {
  path: string;
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  /** The reservation that the file was uploaded under. */
  reservation?: string | undefined;
}
