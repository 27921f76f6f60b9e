import type { CallResult } from '@glossa/contract/endpoint';
import type { ServiceSettings, testService } from '@glossa/contract/external-services';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { fakeServer } from '@/testing/fake-server.ts';
import { renderApp } from '@/testing/render-app.tsx';
import { sampleUser } from '@/testing/sample-user.ts';
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog.tsx';
import { ServicesPage } from './services-page.tsx';

const off = (service: ServiceSettings['service']): ServiceSettings => ({
  service,
  source: 'none',
  provider: null,
  url: '',
  model: '',
  voices: {},
  daily_limit: service === 'translation' ? 20_000 : 50,
  has_key: false,
  is_key_unreadable: false,
  updated_at: null,
  updated_by: null,
  tested_at: null,
  test_problem: null,
});
const savedTranslation: ServiceSettings = {
  ...off('translation'),
  source: 'saved',
  provider: 'libretranslate',
  url: 'https://translate.example',
  has_key: true,
  updated_at: '2026-11-27T10:00:00Z',
  updated_by: 'Ada Admin',
};
const works = {
  problem: null,
  detail: '',
  sent: 'Bonjour',
  received: 'Hello',
  duration_ms: 412,
  models: [],
  voices: [],
  audio: [],
};

/** Opens the page with these services; `tests` are the outcomes of the tests in order. */
function openPage(
  services: readonly ServiceSettings[],
  tests: readonly Partial<CallResult<typeof testService>>[] = [works],
) {
  const respondToTest = (_request: unknown, count: number) => ({
    status: 200,
    body: { ...works, ...tests[Math.min(count, tests.length) - 1] },
  });
  let current = services;
  const received = fakeServer({
    'GET /api/admin/services/': () => ({ status: 200, body: { services: current } }),
    'PUT /api/admin/services/translation/': ({ body }) => {
      const { api_key: _key, ...entered } = body as typeof savedTranslation & { api_key: string };
      const saved = { ...savedTranslation, ...entered };
      current = services.map((one) => (one.service === 'translation' ? saved : one));
      return { status: 200, body: saved };
    },
    'PUT /api/admin/services/speech/': ({ body }) => {
      const saved = { ...off('speech'), source: 'saved' as const, ...(body as object) };
      current = [saved];
      return { status: 200, body: saved };
    },
    'POST /api/admin/services/speech/test/': respondToTest,
    'DELETE /api/admin/services/translation/': { status: 204 },
    'POST /api/admin/services/translation/test/': respondToTest,
    'POST /api/admin/services/language_model/test/': respondToTest,
  });
  renderApp(
    <>
      <ServicesPage />
      <ConfirmDialog />
    </>,
    { session: { state: { status: 'authenticated', user: sampleUser() } } },
  );
  return { sent: () => received.filter(({ method }) => method !== 'GET') };
}

const card = (name: string) => screen.findByRole('region', { name, hidden: true });
const button = (area: HTMLElement, name: string) => within(area).getByRole('button', { name, hidden: true });
const enter = (area: HTMLElement, label: string | RegExp, value: string) =>
  fireEvent.change(within(area).getByLabelText(label), { target: { value } });

beforeEach(() => {
  document.cookie = 'csrftoken=cookie; Path=/';
});

it('tests the entered settings, shows what is wrong, and saves them once they work', async () => {
  const { sent } = openPage(
    [off('translation'), off('language_model')],
    [{ problem: 'key_refused', detail: 'status 403' }, works],
  );
  const area = await card('Translation');
  fireEvent.click(button(area, 'Set up'));
  enter(area, /^API key/, 'wrong');
  fireEvent.click(button(area, 'Test connection'));
  expect(await within(area).findByText(/The server refused the key/)).toBeTruthy();
  enter(area, /^API key/, 'right');
  expect(within(area).queryByText(/The server refused the key/)).toBeNull();
  fireEvent.click(button(area, 'Test connection'));
  expect(await within(area).findByText('Hello')).toBeTruthy();
  fireEvent.click(button(area, 'Save'));
  await waitFor(() => expect(button(area, 'Edit')).toBeTruthy());
  const settings = { provider: 'libretranslate', url: 'http://127.0.0.1:5000', model: '', voices: {} };
  await waitFor(() =>
    expect(sent().map(({ method, body }) => [method, body])).toEqual([
      ['POST', { ...settings, api_key: 'wrong' }],
      ['POST', { ...settings, api_key: 'right' }],
      ['PUT', { ...settings, api_key: 'right', daily_limit: 20_000 }],
      // The saved settings are tested once more, with the stored key.
      ['POST', settings],
    ]),
  );
  expect(within(area).getByText('On')).toBeTruthy();
});

it('reuses the stored key for the same host, and asks for a key for another host', async () => {
  openPage([savedTranslation, off('language_model')]);
  const area = await card('Translation');
  expect(within(area).getByText('Saved by Ada Admin')).toBeTruthy();
  fireEvent.click(button(area, 'Edit'));
  expect(within(area).getByText('Leave empty to keep the stored key.')).toBeTruthy();
  enter(area, /^URL/, 'https://translate.example/v2');
  expect(within(area).getByText('Leave empty to keep the stored key.')).toBeTruthy();
  enter(area, /^URL/, 'https://elsewhere.example');
  expect(within(area).getByText(/won’t be sent to this server/)).toBeTruthy();
  expect(within(area).getByText('Unsaved changes')).toBeTruthy();
});

it('fills in presets, and offers the models that the server has', async () => {
  const { sent } = openPage(
    [off('translation'), off('language_model')],
    [{ problem: 'model_missing', models: ['gemma', 'qwen'] }, works],
  );
  const area = await card('Language model');
  fireEvent.click(button(area, 'Set up'));
  expect(within(area).getByLabelText<HTMLInputElement>(/^URL/).value).toBe('http://127.0.0.1:11434/v1');
  fireEvent.change(within(area).getByLabelText('Server'), { target: { value: 'openai' } });
  expect(within(area).getByLabelText<HTMLInputElement>(/^URL/).value).toBe('https://api.openai.com/v1');
  fireEvent.click(button(area, 'Test connection'));
  fireEvent.click(await within(area).findByRole('button', { name: 'qwen', hidden: true }));
  fireEvent.click(button(area, 'Test connection'));
  await waitFor(() => expect(sent().at(-1)?.body).toMatchObject({ model: 'qwen' }));
});

it('sets up a voice for each language and plays a sample of each', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const createUrl = vi.fn((_audio: Blob) => 'blob:voice');
  Object.assign(URL, { createObjectURL: createUrl, revokeObjectURL: () => undefined });
  const sample = { type: 'audio/mpeg', base64: btoa('audio') } as const;
  const { sent } = openPage(
    [off('speech')],
    [
      { problem: 'voice_missing', voices: ['fr_FR-siwis-medium'] },
      {
        received: '',
        audio: [
          { ...sample, voice: 'siwis' },
          { ...sample, voice: 'thorsten' },
        ],
      },
    ],
  );
  const area = await card('Speech');
  fireEvent.click(button(area, 'Set up'));
  expect(within(area).getByLabelText<HTMLInputElement>('Japanese').value).toBe('jf_alpha');
  fireEvent.change(within(area).getByLabelText('Server'), { target: { value: 'piper' } });
  expect(within(area).queryByLabelText('Japanese')).toBeNull();
  expect(within(area).queryByLabelText(/^Model/)).toBeNull();
  fireEvent.click(button(area, 'Test connection'));
  expect(await within(area).findByText(/No voice is chosen/)).toBeTruthy();
  expect(area.querySelector('datalist option')?.getAttribute('value')).toBe('fr_FR-siwis-medium');

  fireEvent.change(within(area).getByLabelText('Add a language'), { target: { value: 'fr' } });
  enter(area, 'French', 'siwis');
  fireEvent.change(within(area).getByLabelText('Add a language'), { target: { value: 'ja' } });
  enter(area, 'All other languages', 'thorsten');
  fireEvent.click(button(area, 'Test connection'));
  fireEvent.click(await within(area).findByRole('button', { name: 'Play thorsten', hidden: true }));
  expect(play).toHaveBeenCalledTimes(2);
  expect(createUrl.mock.calls[0]?.[0]).toMatchObject({ size: 5, type: 'audio/mpeg' });
  fireEvent.click(button(area, 'Save'));
  await waitFor(() =>
    expect(sent().find(({ method }) => method === 'PUT')?.body).toMatchObject({
      provider: 'piper',
      url: 'http://127.0.0.1:5000',
      voices: { fr: 'siwis', '*': 'thorsten' },
    }),
  );
  expect(await within(area).findByText('thorsten')).toBeTruthy();
});

it('turns a service off after a confirmation', async () => {
  const { sent } = openPage([savedTranslation, off('language_model')]);
  fireEvent.click(button(await card('Translation'), 'Turn off'));
  const dialog = await screen.findByRole('dialog', { hidden: true });
  expect(sent()).toEqual([]);
  fireEvent.click(button(dialog, 'Turn off'));
  await waitFor(() => expect(sent().map(({ method }) => method)).toEqual(['DELETE']));
});

it('locks a service set by environment variables, and asks for a key when the stored one is unreadable', async () => {
  openPage([
    { ...savedTranslation, source: 'environment', updated_by: null },
    {
      ...off('language_model'),
      source: 'saved',
      provider: 'openai',
      url: 'https://api.openai.com/v1',
      model: 'small',
      has_key: true,
      is_key_unreadable: true,
    },
  ]);
  const translation = await card('Translation');
  expect(within(translation).getByText(/TRANSLATION_…/)).toBeTruthy();
  expect(within(translation).queryByRole('button', { name: 'Edit', hidden: true })).toBeNull();
  expect(button(translation, 'Test connection')).toBeTruthy();
  const model = await card('Language model');
  expect(within(model).getByText('Key needed')).toBeTruthy();
  expect(within(model).getByText(/can’t be decrypted/)).toBeTruthy();
});

it('offers a retry after a loading error', async () => {
  fakeServer({
    'GET /api/admin/services/': (_request, count) =>
      count === 1
        ? { status: 403, body: { error: 'x', code: 'forbidden' } }
        : { status: 200, body: { services: [off('translation')] } },
  });
  renderApp(<ServicesPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Try Again', hidden: true }));
  expect(await card('Translation')).toBeTruthy();
});
