/** Returns arguments that write one frame as a JPEG, whatever the extension of `out`. */
export const jpegArguments = (out: string): string[] =>
  [
    ['-frames:v', '1', '-pix_fmt', 'yuvj420p', '-c:v', 'mjpeg', '-q:v', '3', '-threads:v', '1'],
    ['-map_metadata', '-1', '-f', 'mjpeg', `file:${out}`],
  ].flat();
