import { recordTextRead } from '@glossa/contract/activity';
import { buildUrl } from '@glossa/contract/client';
import {
  findReportLearners,
  getLearningReport,
  getProgressReport,
  getReadingReport,
  getVocabularyReport,
} from '@glossa/contract/reports';
import { trashText } from '@glossa/contract/text-places';
import { expect, test } from 'vitest';

import { createLearner } from '#testing/factories/learner.ts';
import { createText } from '#testing/factories/text.ts';
import { createWord } from '#testing/factories/word.ts';
import { signInLearner } from '#testing/signed-in.ts';
import { startTestApp } from '#testing/test-app.ts';

const app = startTestApp();
const unknownId = '0192a0b0-0000-7000-8000-000000000001';
const kinds = [getLearningReport, getProgressReport, getVocabularyReport, getReadingReport] as const;

test('returns zeros for a new account', async () => {
  const { id } = await createLearner(app, { accountType: 'shop_client' });
  const user = await signInLearner(app, { id });
  for (const kind of kinds) {
    const report = await user.call(kind, {});
    expect(report.totals).toMatchObject({ seconds: 0, active_days: 0 });
    expect([report.period, report.unit, report.language]).toEqual(['last_month', 'day', null]);
  }
});

test('returns a text’s share of unknown words until the text is deleted', async () => {
  const learner = await signInLearner(app);
  const { id } = await createText(learner, { title: 'Ants', text: 'Ants walk. Ants sleep.' });
  await createWord(learner, 'ants', { knowledge_level: 4 });
  await learner.call(recordTextRead, { body: { text_id: id } });
  const fetchSources = async () => (await learner.call(getReadingReport, {})).sources;
  expect(await fetchSources()).toMatchObject([{ id, title: 'Ants', times: 1, unknown_share: 0.5 }]);
  await learner.call(trashText, { params: { id } });
  expect(await fetchSources()).toMatchObject([{ id }]);
  await app.deps.db.pool.query('DELETE FROM text WHERE id = $1', [id]);
  expect(await fetchSources()).toMatchObject([{ id: null, title: 'Ants', unknown_share: null }]);
});

test('shows another learner’s report to staff and admins only', async () => {
  const learner = await signInLearner(app);
  const other = await signInLearner(app);
  const staff = await signInLearner(app, await createLearner(app, { isStaff: true }));
  const admin = await signInLearner(app, await createLearner(app, { isSuperuser: true }));
  await createWord(learner, 'ants', { knowledge_level: 4 });
  const query = { learner: learner.learnerId };
  for (const kind of kinds) {
    await expect(other.call(kind, { query })).rejects.toMatchObject({ status: 403, code: 'forbidden' });
    await expect(other.call(kind, { query: { learner: unknownId } })).rejects.toMatchObject({ status: 403 });
    await expect(staff.call(kind, { query: { learner: unknownId } })).rejects.toMatchObject({
      status: 404,
      code: 'learner_not_found',
    });
    for (const user of [learner, staff, admin]) {
      const report = await user.call(kind, { query });
      expect([report.learner.id, report.totals.words_learned]).toEqual([learner.learnerId, 1]);
    }
  }
  expect((await other.call(getVocabularyReport, {})).learned).toEqual([]);
  await expect(other.call(findReportLearners, {})).rejects.toMatchObject({ code: 'forbidden' });
});

test.each([
  [{ period: 'last_decade' }, 'period'],
  [{ language: 'xx' }, 'language'],
  [{ learner: 'me' }, 'learner'],
  [{ format: 'pdf' }, 'format'],
])('rejects %j', async (query, field) => {
  const staff = await signInLearner(app, await createLearner(app, { isStaff: true }));
  await expect(staff.call(getLearningReport, { query: query as never })).rejects.toMatchObject({
    status: 400,
    fields: { [field]: expect.any(Array) },
  });
});

test('exports CSV with formulas escaped', async () => {
  const learner = await signInLearner(app);
  const { id } = await createText(learner, { title: '=SUM(A1), "quoted"', text: 'Ants walk.' });
  await learner.call(recordTextRead, { body: { text_id: id } });
  await createWord(learner, 'ants', { knowledge_level: 4, translation: '+49, die Ameisen' });
  const downloadReport = async (kind: (typeof kinds)[number]) => {
    const query = { format: 'csv', period: 'last_week' } as const;
    const response = await learner.fetch(buildUrl(kind, { query }));
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(text.startsWith('\uFEFF') && text.endsWith('\r\n')).toBe(true);
    const name = /filename=(\S+)/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    return { name, lines: text.slice(1).trimEnd().split('\r\n') };
  };
  const readingCsv = await downloadReport(getReadingReport);
  expect(readingCsv.name).toMatch(/^glossa-reading-report-last-week-\d{4}-\d\d-\d\d\.csv$/);
  expect(readingCsv.lines[1]).toMatch(/^Text,"'=SUM\(A1\), ""quoted""",English,0,0,/);
  const vocabulary = await downloadReport(getVocabularyReport);
  expect(vocabulary.lines[0]).toBe('Word,Translation,Language,Learned on');
  expect(vocabulary.lines[1]).toMatch(/^ants,"'\+49, die Ameisen",English,\d{4}-\d\d-\d\d$/);
  expect((await downloadReport(getLearningReport)).lines).toHaveLength(8);
  expect((await downloadReport(getProgressReport)).lines).toHaveLength(8);
});

test('lets staff find learners, but not shop clients, by name and email', async () => {
  const staff = await signInLearner(app, await createLearner(app, { isStaff: true }));
  const name = { firstName: 'Zora', lastName: 'Neale_Hurston' };
  const { id } = await createLearner(app, { ...name, email: 'zora@example.org' });
  await createLearner(app, { ...name, accountType: 'shop_client' });
  const find = async (search: string) =>
    (await staff.call(findReportLearners, { query: { search } })).results.map((one) => one.id);
  expect(await find('zora neale')).toEqual([id]);
  expect(await find('ZORA@')).toEqual([id]);
  expect(await find('neale_')).toEqual([id]);
  expect(await find('nealeX')).toEqual([]);
  expect((await find('')).length).toBeGreaterThan(1);
});
