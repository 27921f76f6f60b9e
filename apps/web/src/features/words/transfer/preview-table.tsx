import { columnFields } from '@glossa/contract/word-import';
import type { ColumnField, ImportPreview } from '@glossa/contract/word-import';
import { Text } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import { CompactSelect } from '@/ui/inputs/compact-select.tsx';
import { Card } from '@/ui/layout/card.tsx';
import classes from './preview-table.module.css';

/** Fields to which several columns can be mapped; all others allow only one. */
const multiColumnFields = new Set<ColumnField>(['translation', 'definition', 'example', 'notes', 'tags']);

/** The first lines of a file, with a field selector above each column. */
export function PreviewTable({
  preview: { names, sample, mappable },
  columns,
  onChange,
}: {
  preview: ImportPreview;
  columns: readonly (ColumnField | null)[];
  onChange: (columns: (ColumnField | null)[]) => void;
}) {
  const { t } = useTranslation('transfer');
  const help = useId();
  const choose = (at: number, field: ColumnField | null) =>
    onChange(
      columns.map((column, index) => {
        if (index === at) return field;
        return field !== null && column === field && !multiColumnFields.has(field) ? null : column;
      }),
    );
  const options = [
    { value: '', label: t('field.none') },
    ...columnFields.map((field) => ({ value: field, label: t(`field.${field}`) })),
  ];
  const region = { role: 'region', tabIndex: 0, 'aria-label': t('columns.first_lines') };
  return (
    <Card p={0}>
      <Text id={help} size="sm" c="dimmed" px="md" pt="sm" pb="xs">
        {t(mappable ? 'columns.help' : 'columns.fixed')}
      </Text>
      {/* Keyboard users must be able to focus a wide table in order to scroll it. */}
      <div className={classes.scroll} {...region}>
        <table className={classes.table} aria-labelledby={help}>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={index} scope="col" data-ignored={column === null || undefined}>
                  <Text component="bdi" inherit display="block" mb={4} fw={600}>
                    {names?.[index] ?? t('columns.number', { number: index + 1 })}
                  </Text>
                  {mappable && (
                    <CompactSelect
                      size="xs"
                      label={t('columns.meaning', { name: names?.[index] ?? index + 1 })}
                      value={column ?? ''}
                      data={options}
                      onChange={(value) =>
                        choose(index, columnFields.find((field) => field === value) ?? null)
                      }
                    />
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.map(({ line, cells }) => (
              <tr key={line}>
                {columns.map((column, index) => (
                  <td key={index} dir="auto" data-ignored={column === null || undefined}>
                    {cells[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
