/**
 * Parts of a statement that ask of the learner $1 on which day of theirs something was. They say what `local_day` and
 * `local_zone` say, but are planned with the statement: a call for each of many rows would cost more than the rows.
 */

/** The day that it was at a moment, which is a column in SQL. */
export const dayOf = (moment: string): string => `(${moment} AT TIME ZONE coalesce(
  (SELECT zone FROM past_time_zone WHERE learner_id = $1 AND until > ${moment} ORDER BY until LIMIT 1),
  (SELECT time_zone FROM learner WHERE id = $1)))::date`;

const midnight = (day: string): string => `${day}::timestamp AT TIME ZONE 'UTC'`;

// A day begins somewhere between 14 hours before and 12 hours after midnight of Greenwich. Who moves on it has two zones.
/** One row of `begins, ends`: between these moments lies all that was on a day; of the day before or after, little. */
export const boundsOf = (day: string): string => `SELECT min(${day}::timestamp AT TIME ZONE zone) AS begins,
    max((${day} + 1)::timestamp AT TIME ZONE zone) AS ends
  FROM (SELECT local_zone($1, ${midnight(day)} + interval '36 hours') AS zone
    UNION ALL SELECT zone FROM past_time_zone WHERE learner_id = $1
      AND until > ${midnight(day)} - interval '14 hours' AND until <= ${midnight(day)} + interval '36 hours') zones`;
