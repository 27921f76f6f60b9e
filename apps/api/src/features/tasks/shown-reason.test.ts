import { expect, test } from 'vitest';

import { shownReason } from './shown-reason.ts';

test('shortens a reason to one line without secrets', () => {
  expect(shownReason('no room on the disk\n    at write (file.ts:1)')).toBe('no room on the disk');
  expect(shownReason('connect postgres://glossa:s3cret@db:5432/glossa failed')).toBe(
    'connect postgres://…@db:5432/glossa failed',
  );
  expect(shownReason('refused: api_key=abc password: hunter2')).not.toMatch(/hunter2/);
  expect(shownReason('x'.repeat(900))).toHaveLength(300);
});
