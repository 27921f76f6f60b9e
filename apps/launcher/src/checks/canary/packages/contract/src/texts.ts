import pg from 'pg';
import { database } from '../../db/src/database.ts';

export const listTexts: unknown = [pg, database];
