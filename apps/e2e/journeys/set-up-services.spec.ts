import { expect } from '@playwright/test';

import { serviceKey, servicesTest as test } from '../src/own-app-test.ts';
import { expectNoAccessibilityViolations } from '../src/screens/accessibility-violations.ts';
import { expectPhoneWidth } from '../src/screens/phone-width.ts';
import { readerScreen } from '../src/screens/reader.ts';
import { addText } from '../src/texts/add-text.ts';
import { admin } from '../src/users/demo-accounts.ts';
import { createLearnerAccount, signIn } from '../src/users/user.ts';

test('an admin sets up translation and a language model, which a learner then uses', async ({
  page,
  context,
  browser,
  ownApp,
  translationServer,
  languageModel,
}) => {
  const learner = await createLearnerAccount(ownApp.url, 'de');
  const text = await addText(learner, {
    title: 'Fabel',
    text: 'Der Fuchs sah die Trauben.',
    language: 'de',
  });
  await (await signIn(ownApp.url, admin)).signInTo(context);
  await page.goto('/admin/services');

  // The form reports a wrong key before anything is saved.
  const translation = page.getByRole('region', { name: 'Translation' });
  await expect(translation.getByText('Off', { exact: true })).toBeVisible();
  await translation.getByRole('button', { name: 'Set up' }).click();
  await translation.getByLabel('Server').selectOption({ label: 'Another server' });
  await translation.getByLabel('URL').fill(translationServer.url);
  const key = translation.getByRole('textbox', { name: 'API key' });
  await key.fill('wrong-key');
  await translation.getByRole('button', { name: 'Test connection' }).click();
  await expect(translation.getByText('The server refused the key.')).toBeVisible();
  await expectNoAccessibilityViolations(page, 'a failed test');
  await key.fill(serviceKey);
  await key.press('Enter');
  await expect(translation.getByText('Bonjour (en)')).toBeVisible();
  await expect(translation.getByText('On', { exact: true })).toBeVisible();
  await expect(translation.getByText('Last test passed')).toBeVisible();
  await expect(translation.getByRole('button', { name: 'Edit' })).toBeFocused();

  // After a test, the form offers the server's models.
  const model = page.getByRole('region', { name: 'Language model' });
  await model.getByRole('button', { name: 'Set up' }).click();
  await model.getByLabel('URL').fill(languageModel.url);
  await model.getByRole('button', { name: 'Test connection' }).click();
  await model.getByRole('button', { name: 'fake-model' }).click();
  await model.getByRole('button', { name: 'Save' }).click();
  await expect(model.getByText('Bonjour !')).toBeVisible();
  await expectNoAccessibilityViolations(page, 'the services');
  await expectPhoneWidth(page, '/admin/services');

  // The services work without a restart.
  const reading = await browser.newContext({ baseURL: ownApp.url });
  await learner.signInTo(reading);
  const readerPage = await reading.newPage();
  const reader = readerScreen(readerPage);
  await readerPage.goto(`/reading/${text}`);
  await reader.toolsReady();
  await reader.word('Fuchs').click();
  await readerPage.keyboard.press('t');
  await expect(readerPage.getByText('Der Fuchs sah die Trauben. (en)')).toBeVisible();
  await reading.close();

  // The server never sends the stored key back to the browser.
  await page.reload();
  await translation.getByRole('button', { name: 'Edit' }).click();
  await expect(key).toHaveValue('');
  await expect(translation.getByText('Leave empty to keep the stored key.')).toBeVisible();
  await translation.getByRole('button', { name: 'Cancel' }).click();
  await translation.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(translation.getByRole('button', { name: 'Set up' })).toBeVisible();
  await page.goto('/admin/audit');
  await expect(page.getByText('turned off the service “Translation”')).toBeVisible();
});

test('an admin sets up a speech server, and a learner can listen to a text', async ({
  page,
  context,
  browser,
  ownApp,
  speechServer,
}) => {
  const learner = await createLearnerAccount(ownApp.url, 'fr');
  const text = await addText(learner, { title: 'Fable', text: 'Le renard rit.', language: 'fr' });
  await (await signIn(ownApp.url, admin)).signInTo(context);
  await page.goto('/admin/services');
  const speech = page.getByRole('region', { name: 'Speech' });
  await speech.getByRole('button', { name: 'Set up' }).click();
  await speech.getByLabel('Server').selectOption({ label: 'Another server' });
  await speech.getByLabel('URL').fill(speechServer.openaiUrl);
  await speech.getByRole('textbox', { name: 'API key' }).fill(serviceKey);
  await speech.getByLabel('Model').fill('tts-1');
  await speech.getByRole('button', { name: 'Test connection' }).click();
  await expect(speech.getByText('No voice is chosen.')).toBeVisible();
  await speech.getByLabel('Add a language').selectOption('French');
  await speech.getByLabel('French').fill('siwis');
  await speech.getByRole('button', { name: 'Test connection' }).click();
  await expect(speech.getByText(/^It works/)).toBeVisible();
  await speech.getByRole('button', { name: 'Play siwis' }).click();
  await expectNoAccessibilityViolations(page, 'the form for speech');
  await expectPhoneWidth(page, '/admin/services');
  await speech.getByRole('button', { name: 'Save' }).click();
  await expect(speech.getByText('Last test passed')).toBeVisible();
  await expect(speech.getByText('French: siwis')).toBeVisible();

  // The service works without a restart.
  const reading = await browser.newContext({ baseURL: ownApp.url });
  await learner.signInTo(reading);
  const url = `/api/texts/${text}/speech/0/`;
  const response = await reading.request.get(url);
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'audio/mpeg']);
  expect(speechServer.requests.at(-1)?.body).toMatchObject({ voice: 'siwis', input: 'Le renard rit.' });
  await speech.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(speech.getByRole('button', { name: 'Set up' })).toBeVisible();
  expect((await reading.request.get(url)).status()).toBe(503);
  await reading.close();
});
