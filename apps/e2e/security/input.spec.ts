import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';

import { previewBook, previewPage } from '@glossa/contract/imports';
import { listTasks } from '@glossa/contract/task-lists';
import { createVideo } from '@glossa/contract/video-upload';
import { getVideo } from '@glossa/contract/videos';
import { exportWords } from '@glossa/contract/word-export';
import { addOrUpdateWord } from '@glossa/contract/words';
import { makeZipBomb } from '@glossa/formats/testing/make-zip-bomb';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { asvs } from '../src/security/asvs.ts';
import { failureOf } from '../src/security/failure-of.ts';
import { securityTest as test } from '../src/security/security-test.ts';
import { send } from '../src/security/send.ts';
import { addEbook } from '../src/shop/add-ebook.ts';
import { addText } from '../src/texts/add-text.ts';
import { admin, contentManager } from '../src/users/demo-accounts.ts';
import { createLearnerAccount, signIn } from '../src/users/user.ts';
import type { User } from '../src/users/user.ts';

const cookiesOf = ({ cookies }: User): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/**
 * Markup that runs in the browser if a page doesn't escape it. It is stripped from requests, so the checks write it
 * directly to the database.
 */
const markup = `<img src=x onerror="document.documentElement.id = 'attacked'">`;

/** Opens pages and checks that each shows the markup as text and doesn't execute it. */
async function expectHarmless(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByText('onerror=').first(), path).toBeVisible();
    await expect(page.locator('#attacked'), path).toHaveCount(0);
  }
}

test.describe('Scripts', () => {
  test(
    'markup in a text is shown as text to its reader',
    asvs('V1.2', 'V3.2'),
    async ({ page, learner, site }) => {
      const id = await addText(learner, { title: 'Lamp', text: 'A lamp.' });
      await site.query('UPDATE text SET title = $1 WHERE id = $2', [markup, id]);
      await expectHarmless(page, ['/reading', `/reading/${id}`]);
    },
  );

  test('markup in a product is shown as text in the shop', asvs('V1.2'), async ({ page, url, site }) => {
    const title = `Ship ${Date.now()}`;
    const id = await addEbook(await signIn(url, contentManager), { title, text: 'A ship.' });
    await site.query('UPDATE product SET title = $1, description = $1 WHERE id = $2', [markup, id]);
    await expectHarmless(page, ['/shop', `/shop/${id}`]);
  });

  test('markup in a learner’s name is shown as text to admins', asvs('V1.2'), async ({ page, url, site }) => {
    const user = await createLearnerAccount(url);
    await site.query('UPDATE learner SET first_name = $1 WHERE email = $2', [markup, user.email]);
    await (await signIn(url, admin)).signInTo(page.context());
    await expectHarmless(page, [`/admin/learners?search=${encodeURIComponent(user.email)}`]);
  });

  test('spreadsheet exports contain no formulas', asvs('V1.2'), async ({ url }) => {
    const learner = await createLearnerAccount(url);
    await learner.call(addOrUpdateWord, {
      body: {
        text: 'lamp',
        knowledge_level: 2,
        translation: '=HYPERLINK("http://evil.example")',
        language: 'en',
      },
    });
    const reply = await send(`${url}${exportWords.path}?language=en&format=csv`, {
      headers: { cookie: cookiesOf(learner) },
    });
    expect(reply.body).toContain("'=HYPERLINK");
  });

  test('a sign-in link never redirects to another site', asvs('V1.2', 'V3.7'), async ({ page, url }) => {
    const user = await createLearnerAccount(url);
    await user.signInTo(page.context());
    for (const target of [
      'https://evil.example/',
      '//evil.example/',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      await page.goto(`/login?next=${encodeURIComponent(target)}`);
      await expect(page.getByRole('main').first()).toBeVisible();
      expect(new URL(page.url()).origin, target).toBe(new URL(url).origin);
    }
  });
});

test.describe('Requests', () => {
  test(
    'malformed and malicious bodies are rejected with a clear error',
    asvs('V1.5', 'V2.2'),
    async ({ url }) => {
      const bodies = [
        '{"email": "a@b.example", "password": "\\u0000"}',
        '{"__proto__": {"is_superuser": true}, "email": "a@b.example", "password": "x"}',
        `${'['.repeat(5000)}${']'.repeat(5000)}`,
        '{"email": ',
        '[]',
        '{"email": {"$ne": null}, "password": {"$ne": null}}',
      ];
      for (const body of bodies) {
        const reply = await send(`${url}/api/auth/login/`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        });
        expect([400, 403], body.slice(0, 60)).toContain(reply.status);
        expect(reply.body, body.slice(0, 60)).not.toMatch(/at .*\.ts:|node_modules|SELECT/);
      }
    },
  );

  test('SQL in a search query has no effect', asvs('V1.2'), async ({ url, learner }) => {
    const cookie = cookiesOf(learner);
    for (const attack of [
      `' OR 1=1 --`,
      `'; DROP TABLE learner; --`,
      `%' UNION SELECT password FROM learner --`,
    ]) {
      const search = encodeURIComponent(attack);
      const reply = await send(`${url}/api/texts/?language=en&search=${search}`, { headers: { cookie } });
      expect(reply.status, attack).toBe(200);
      expect(JSON.parse(reply.body)).toMatchObject({ count: 0 });
    }
  });

  test(
    'a page import can’t access addresses inside the network',
    asvs('V1.3', 'V13.2'),
    async ({ url, learner }) => {
      const targets = [
        url,
        'http://localhost/',
        'http://0x7f000001/',
        'http://2130706433/',
        'http://[::1]/',
        'http://[::ffff:127.0.0.1]/',
        'http://10.0.0.8/',
        'http://192.168.1.1/',
        'http://169.254.169.254/latest/meta-data/',
        'http://someone:secret@example.org/',
        'http://example.org:5432/',
      ];
      for (const target of targets)
        expect(await failureOf(learner.call(previewPage, { body: { url: target } })), target).toBe(
          'page_address_refused',
        );
    },
  );
});

test.describe('Files', () => {
  test('a book that unpacks to an excessive size is rejected', asvs('V5.2'), async ({ learner }) => {
    const size = 100 * 1024 * 1024;
    const bomb = makeZipBomb({ 'META-INF/container.xml': deflateRawSync(Buffer.alloc(size)) }, size);
    const attempt = learner.call(previewBook, { files: { file: new File([bomb], 'bomb.epub') } });
    expect(await failureOf(attempt)).toBe('book_too_large');
  });

  test('a video can’t make the server read its own files', asvs('V5.2', 'V1.2'), async ({ learner }) => {
    const playlist = '#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n';
    const { id } = await learner.call(createVideo, {
      body: { title: 'Playlist', language: 'en' },
      files: {
        video_file: new File([playlist], 'talk.mp4', { type: 'video/mp4' }),
        subtitle_file: new File(['1\n00:00:00,000 --> 00:00:01,000\nHello.\n'], 'talk.srt'),
      },
    });
    const fetchStatus = async () => (await learner.call(getVideo, { params: { id } })).processing_status;
    await expect.poll(fetchStatus, { timeout: 60_000 }).toBe('failed');
    expect(JSON.stringify(await learner.call(listTasks, {}))).not.toContain('root:');
  });

  test(
    'a file is served with its actual type, never as a page',
    asvs('V3.2', 'V5.4'),
    async ({ url, learner }) => {
      const id = await addText(learner, {
        title: 'Sound',
        text: 'A lamp hums.',
        audio: new File([readFileSync('fixtures/tone.mp3')], 'tone.mp3'),
      });
      const reply = await send(`${url}/media/texts/${id}/audio`, {
        headers: { cookie: cookiesOf(learner) },
      });
      expect(reply.status).toBe(200);
      expect(reply.headers.get('content-type')).toBe('audio/mpeg');
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
      expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
      const stranger = await createLearnerAccount(url);
      const refused = await send(`${url}/media/texts/${id}/audio`, {
        headers: { cookie: cookiesOf(stranger) },
      });
      expect(refused.status).toBe(404);
    },
  );
});
