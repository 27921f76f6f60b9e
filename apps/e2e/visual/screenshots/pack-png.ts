import { crc32, deflateSync } from 'node:zlib';

import { PNG } from 'pngjs';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** PNG color type for indexed color. */
const byTable = 3;
const maxColors = 256;

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}

/** Encodes an image as an indexed-color PNG, which pngjs can read but not write; it has half of the bytes. */
export function packPng({ width, height, data }: PNG): Buffer {
  const table = new Map<number, number>();
  // Each line starts with its filter type: none, which is best for flat colors.
  const lines = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const color = data.readUInt32BE((y * width + x) * 4) >>> 8;
      const known = table.get(color) ?? table.size;
      table.set(color, known);
      lines[y * (width + 1) + x + 1] = known;
    }
  if (table.size > maxColors) {
    const png = new PNG({ width, height });
    data.copy(png.data);
    return PNG.sync.write(png, { colorType: 2, deflateLevel: 9, deflateStrategy: 0, filterType: 0 });
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  head[9] = byTable;
  const colors = Buffer.from([...table.keys()].flatMap((one) => [one >> 16, (one >> 8) & 255, one & 255]));
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
