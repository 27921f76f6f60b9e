import { createApp } from '../../app.ts';
import { findWords } from '../words/queries.ts';

export const routes: unknown = [createApp, findWords];
