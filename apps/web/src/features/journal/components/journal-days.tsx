import type { JournalDay } from '@glossa/contract/journal';
import { useTranslation } from 'react-i18next';

import classes from './journal-days.module.css';
import { JournalEntry } from './journal-entry.tsx';

/** Days with their entries, newest first. */
export function JournalDays({ days }: { days: readonly JournalDay[] }) {
  const { i18n } = useTranslation();
  // A calendar date must not shift with the browser's time zone.
  const written = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full', timeZone: 'UTC' });
  return days.map(({ date, entries }) => (
    <section key={date} className={classes.day} aria-labelledby={`day-${date}`}>
      <h2 id={`day-${date}`}>
        <time dateTime={date}>{written.format(new Date(date))}</time>
      </h2>
      <ul className={classes.entries}>
        {entries.map((entry) => (
          <JournalEntry key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  ));
}
