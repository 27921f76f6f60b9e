import { operator } from '#domain/audit/record-audit.ts';
import type { EntryRow } from './queries.ts';

/** Presents an entry of the audit log. A user with the operator's name isn't mistaken for the operator. */
export const presentEntry = ({
  id,
  actor,
  actor_id,
  action,
  target_kind,
  target_id,
  reason,
  detail,
  date,
  about,
}: EntryRow) => ({
  id,
  actor,
  actor_id,
  is_operator: actor_id === null && actor === operator.name,
  action,
  target_kind,
  target_id,
  reason,
  detail: about === null ? detail : { title: about, ...detail },
  date: date.toISOString(),
});
