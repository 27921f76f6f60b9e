import type { Readable, Writable } from 'node:stream';

import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** Settings with which all PostgreSQL servers read and write values in the same format. */
export const portableFormatSettings = `SET LOCAL client_encoding = 'UTF8'; SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres';
  SET LOCAL timezone = 'UTC'; SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'; SET LOCAL search_path = public;
  SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0`;

/** A table and the columns to copy, in order. */
export interface TableRows {
  /** Name in the schema `public`. */
  table: string;
  columns: readonly string[];
}

const target = ({ table, columns }: TableRows): string =>
  `public.${pg.escapeIdentifier(table)} (${columns.map((name) => pg.escapeIdentifier(name)).join(', ')})`;

/** Streams the rows of a table in COPY's text format. `rowCount` is final once the stream has ended. */
export const copyOut = (client: pg.ClientBase, rows: TableRows): Readable & { rowCount: number } =>
  client.query(copyTo(`COPY ${target(rows)} TO STDOUT`));

/** Returns a stream that inserts rows in COPY's text format. `rowCount` is final once the stream has finished. */
export const copyIn = (client: pg.ClientBase, rows: TableRows): Writable & { rowCount: number } =>
  client.query(copyFrom(`COPY ${target(rows)} FROM STDIN`));
