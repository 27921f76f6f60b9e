import { openDatabase } from '../../db/src/database.ts';
import { threadCalls } from './thread-calls.ts';

export const createAnalyser: unknown = [openDatabase, threadCalls];
