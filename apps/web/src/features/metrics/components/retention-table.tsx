import { retentionWeeks } from '@glossa/contract/metrics';
import type { Metrics } from '@glossa/contract/metrics';
import { useTranslation } from 'react-i18next';

import { useFormat } from '@/ui/format/use-format.ts';
import classes from './retention-table.module.css';

/** For each week's new learners, the share who were active in each following week. */
export function RetentionTable({ retention }: { retention: Metrics['retention'] }) {
  const { t, i18n } = useTranslation('metrics');
  const format = useFormat();
  // Twelve weeks need no year.
  const days = new Intl.DateTimeFormat(i18n.language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  if (retention.length === 0) return <p className={classes.empty}>{t('retention.empty')}</p>;
  const weeks = Math.min(retentionWeeks, Math.max(...retention.map(({ active }) => active.length)));
  // Keyboard users need focus to scroll it.
  const place = { role: 'region', tabIndex: 0, 'aria-label': t('retention.title') };
  return (
    <div className={classes.root} {...place}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('retention.week')}</th>
            <th scope="col">{t('retention.size')}</th>
            {Array.from({ length: weeks }, (_, week) => (
              <th key={week} scope="col">
                <span className={classes.hidden}>{t('retention.after', { count: week })}</span>
                <span aria-hidden="true">{format.number(week)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {retention.map(({ week, size, active }) => (
            <tr key={week}>
              <th scope="row">{days.format(new Date(week))}</th>
              <td>{format.number(size)}</td>
              {Array.from({ length: weeks }, (_, after) => {
                const count = active[after];
                // Weeks in the future.
                if (count === undefined) return <td key={after} aria-hidden="true" />;
                return (
                  <td
                    key={after}
                    className={classes.share}
                    style={{ '--share': `${(count / size) * 45}%` } as React.CSSProperties}
                    title={t('retention.count', { number: format.number(count), count })}
                  >
                    {format.percent(count / size)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
