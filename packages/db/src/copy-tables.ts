import type { Readable, Writable } from 'node:stream';

import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** Settings of the connection by which every server of PostgreSQL writes and reads values alike. */
export const sameWriting = `SET LOCAL client_encoding = 'UTF8'; SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres';
  SET LOCAL timezone = 'UTC'; SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'; SET LOCAL search_path = public;
  SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0`;

/** Columns of a table that rows are read from and written to, in their order. */
export interface TableRows {
  /** In the schema `public`. */
  table: string;
  columns: readonly string[];
}

const target = ({ table, columns }: TableRows): string =>
  `public.${pg.escapeIdentifier(table)} (${columns.map((name) => pg.escapeIdentifier(name)).join(', ')})`;

/** The rows of a table in the text format of COPY; `rowCount` tells how many, once it has ended. */
export const copyOut = (client: pg.ClientBase, rows: TableRows): Readable & { rowCount: number } =>
  client.query(copyTo(`COPY ${target(rows)} TO STDOUT`));

/** Takes rows in the text format of COPY into a table; `rowCount` tells how many, once it has finished. */
export const copyIn = (client: pg.ClientBase, rows: TableRows): Writable & { rowCount: number } =>
  client.query(copyFrom(`COPY ${target(rows)} FROM STDIN`));
