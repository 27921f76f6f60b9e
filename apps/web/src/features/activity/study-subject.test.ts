import { expect, test } from 'vitest';

import { studySubject } from './study-subject.ts';

const id = '0199a000-0000-7000-8000-000000000000';

test.each([
  [`/reading/${id}`, { kind: 'reading', id }],
  [`/reading/${id}/page/12`, { kind: 'reading', id }],
  [`/videos/learn/${id}`, { kind: 'video', id }],
  ['/practice', { kind: 'words' }],
  ['/words', { kind: 'words' }],
  ['/mindmap', { kind: 'words' }],
])('%s counts as studying', (path, subject) => expect(studySubject(path)).toEqual(subject));

test.each([
  '/reading',
  `/reading/edit/${id}`,
  '/reading/notes',
  '/videos',
  '/words/import',
  '/settings',
  '/',
])('%s doesn’t count as studying', (path) => expect(studySubject(path)).toBeUndefined());
