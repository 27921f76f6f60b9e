import { request } from 'node:http';
import { listTexts } from '../../contract/src/texts.ts';

export const splitText: unknown = [request, listTexts];
