import { openDatabase } from '../../db/src/database.ts';
import { threadCalls } from './thread-calls.ts';

export const createAnalyzer: unknown = [openDatabase, threadCalls];
