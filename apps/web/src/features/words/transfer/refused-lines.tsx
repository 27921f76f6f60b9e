import type { ImportPreview } from '@glossa/contract/word-import';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import classes from './refused-lines.module.css';

/** The first rejected lines with their reasons. Renders nothing if there are none. */
export function RefusedLines({ lines, count }: { lines: ImportPreview['refused']; count: number }) {
  const { t } = useTranslation('transfer');
  const format = useFormat();
  if (count === 0) return null;
  return (
    <details className={classes.root}>
      <summary>{t('refused.summary', { count })}</summary>
      <ul className={classes.list}>
        {lines.map(({ line, reason, text }) => (
          <li key={line}>
            <span className={classes.line}>{t('refused.line', { line: format.number(line) })}</span>
            <bdi className={classes.text}>{text}</bdi>
            <span>{t(`refusal.${reason}`)}</span>
          </li>
        ))}
      </ul>
      {count > lines.length && (
        <p className={classes.more}>{t('refused.more', { count: count - lines.length })}</p>
      )}
    </details>
  );
}
