/**
 * SQL fragments that map times to local days of the learner $1. Equivalent to `local_day` and `local_zone`, but planned
 * with the statement, because calling a function for each of many rows would cost more than reading the rows.
 */

/** SQL for the learner's local date at the time in the column `moment`. */
export const dayOf = (moment: string): string => `(${moment} AT TIME ZONE coalesce(
  (SELECT zone FROM past_time_zone WHERE learner_id = $1 AND until > ${moment} ORDER BY until LIMIT 1),
  (SELECT time_zone FROM learner WHERE id = $1)))::date`;

const midnight = (day: string): string => `${day}::timestamp AT TIME ZONE 'UTC'`;

// A local day begins between 14 hours before and 12 hours after midnight UTC. A traveling learner has two zones on it.
/** SQL for one row of `begins, ends`: times that enclose all of a local day, and little of the adjacent days. */
export const boundsOf = (day: string): string => `SELECT min(${day}::timestamp AT TIME ZONE zone) AS begins,
    max((${day} + 1)::timestamp AT TIME ZONE zone) AS ends
  FROM (SELECT local_zone($1, ${midnight(day)} + interval '36 hours') AS zone
    UNION ALL SELECT zone FROM past_time_zone WHERE learner_id = $1
      AND until > ${midnight(day)} - interval '14 hours' AND until <= ${midnight(day)} + interval '36 hours') zones`;
