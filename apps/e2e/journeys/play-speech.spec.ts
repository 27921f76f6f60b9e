import { buildUrl } from '@glossa/contract/client';
import { getSentenceSpeech } from '@glossa/contract/speech';
import { expect } from '@playwright/test';

import { speechTest } from '../src/own-app-test.ts';
import { addText } from '../src/texts/add-text.ts';
import { createLearnerAccount } from '../src/users/user.ts';

for (const provider of ['openai', 'piper'] as const) {
  const test = speechTest.extend({ provider });

  test(`a browser plays the audio from a speech server (${provider})`, async ({
    page,
    ownApp,
    context,
    speechServer,
  }) => {
    const learner = await createLearnerAccount(ownApp.url, 'en');
    const id = await addText(learner, { title: 'Fable', text: 'The fox saw the grapes. They hung high.' });
    await learner.signInTo(context);
    await page.goto('/library');
    const play = (sentence: number) =>
      page.evaluate(
        (url) =>
          new Promise<number>((resolve, reject) => {
            const audio = new Audio(url);
            audio.addEventListener('ended', () => resolve(audio.currentTime));
            audio.addEventListener('error', () => reject(new Error(audio.error?.message)));
            audio.playbackRate = 4;
            // Before the first click, browsers let a page play only muted audio.
            audio.muted = true;
            audio.play().catch(reject);
          }),
        buildUrl(getSentenceSpeech, { params: { id, sentence } }),
      );
    const [long, short] = [await play(0), await play(1)];
    // The stand-in's speech lasts 0.3 s plus 0.06 s per character. The sentences have 23 and 15 characters.
    expect(long).toBeCloseTo(1.68, 0);
    expect(long - short).toBeGreaterThan(0.3);
    expect(speechServer.requests).toHaveLength(2);
  });
}
