import { fail } from '@glossa/contract/failure';

import { readDelimited, type Line } from './delimited.ts';
import type { WordFile } from './row.ts';
import { tableLayout } from './table-layout.ts';
import { cellText, toRow } from './table-row.ts';

/** Opens a delimited table. `header` is the same as for `openWordFile`. */
export function openTable(text: string, header?: boolean): WordFile {
  const layout = tableLayout(text, header);
  const records = (): Generator<Line> => readDelimited(text, layout.delimiter, { ...layout.start });
  if (records().next().done) fail('file_has_no_words');
  return {
    kind: layout.kind,
    mappable: true,
    names: layout.names,
    // A program's exports either always or never have a header.
    header: layout.kind === 'table' ? layout.names !== null : null,
    proposedMapping: { fields: layout.fields, scale: layout.scale },
    sample: (count) => {
      const rows: Line[] = [];
      for (const record of records()) {
        if (rows.push({ ...record, cells: record.cells.map(cellText(layout)) }) === count) break;
      }
      return rows;
    },
    *rows(reading) {
      for (const record of records()) yield toRow(record, layout, reading);
    },
  };
}
