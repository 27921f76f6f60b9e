import { readFile, writeFile } from 'node:fs/promises';

/** Offset of the matrix from the box name (ISO 14496-12, 8.3.2). */
const matrixAt = 44;
const clockwise = [0, 0x10000, 0, -0x10000, 0, 0, 0, 0, 0x40000000];

/** Makes players rotate an MP4's video by 90° clockwise, as if it had been recorded with a phone held upright. */
export async function turnUpright(file: string, out: string): Promise<void> {
  const content = await readFile(file);
  const matrix = content.indexOf('tkhd') + matrixAt;
  for (const [index, value] of clockwise.entries()) content.writeInt32BE(value, matrix + index * 4);
  await writeFile(out, content);
}
