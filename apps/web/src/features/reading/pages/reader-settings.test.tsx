import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { openReader } from '../testing/open-reader.tsx';

const story = ['Le chat dort. ', 'Le chien voit le chat.\n\n', 'La nuit vient. '];

// jsdom has no layout and can't scroll.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.clear();
});

const frame = () => document.querySelector<HTMLElement>('[data-marks]');
const text = () => screen.findByRole('group', { name: 'Text' });

describe('the display settings', () => {
  const openMenu = async (...args: Parameters<typeof openReader>) => {
    const reader = await openReader(...args);
    await text();
    await reader.user.click(screen.getByRole('button', { name: 'Display settings' }));
    await screen.findByRole('dialog', { name: 'Display settings' });
    return reader;
  };

  it('apply immediately and save only the changed values to the account', async () => {
    const { user, sent } = await openMenu(story);
    await user.click(screen.getByRole('radio', { name: 'Easy to read' }));
    await user.click(screen.getByRole('radio', { name: 'Color-blind' }));
    await user.click(screen.getByRole('radio', { name: 'Sepia' }));
    await user.click(screen.getByRole('switch', { name: /^Luxury mode/ }));
    expect(frame()?.dataset).toMatchObject({ font: 'easy', marks: 'contrast', luxury: 'true' });
    expect(document.documentElement.dataset['readingBackground']).toBe('sepia');
    await waitFor(() =>
      expect(Object.assign({}, ...sent('/api/settings/').filter(Boolean))).toEqual({
        fontFamily: 'easy',
        marks: 'contrast',
        ground: 'sepia',
        luxury: true,
      }),
    );
  });

  it('change the font size and line height in steps', async () => {
    const { user, sent } = await openMenu(story);
    await user.click(screen.getByRole('button', { name: 'Font size: more' }));
    await user.click(screen.getByRole('button', { name: 'Line height: less' }));
    await waitFor(() =>
      expect(Object.assign({}, ...sent('/api/settings/').filter(Boolean))).toEqual({
        fontSize: 17,
        lineSpacing: 1.7,
      }),
    );
  });

  it('can be operated and closed by keyboard', async () => {
    const { user } = await openMenu(story);
    screen.getByRole('radio', { name: 'Plain' }).focus();
    await user.keyboard(' ');
    expect(frame()?.dataset['font']).toBe('plain');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Display settings' }));
  });

  it('can be reset to the defaults', async () => {
    const { user } = await openMenu(story, { settings: { ground: 'night', luxury: true } });
    expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark');
    await user.click(screen.getByRole('button', { name: 'Reset to defaults' }));
    expect(frame()?.dataset['luxury']).toBeUndefined();
    expect(document.documentElement.dataset).toMatchObject({ mantineColorScheme: 'light' });
  });

  it('offer the options that the language supports', async () => {
    await openMenu(['我 喜欢 猫。'], { options: { language: 'zh' } });
    expect(screen.getByRole('radiogroup', { name: 'Pinyin above words' })).toBeTruthy();
    expect(screen.getByRole('switch', { name: 'Hide spaces between words' })).toBeTruthy();
  });
});

it('moves the word marking style from the browser’s storage to the account', async () => {
  localStorage.setItem('glossa-word-marks', 'plain');
  const { sent } = await openReader(story);
  await text();
  await waitFor(() => expect(sent('/api/settings/').filter(Boolean)).toEqual([{ marks: 'plain' }]));
  expect(frame()?.dataset['marks']).toBe('plain');
  expect(localStorage.getItem('glossa-word-marks')).toBeNull();
});

it('removes the spaces between words in a language written without them', async () => {
  await openReader(['我 喜欢 猫。'], { options: { language: 'zh' }, settings: { removeSpaces: true } });
  const shownText = await text();
  await waitFor(() => expect(shownText.textContent).toBe('我喜欢猫。'));
});

it('shows the translation on the first click and the panel on the second, when enabled', async () => {
  const { user, words } = await openReader(story, {
    options: { words: { chien: { level: 2, translation: 'dog' } } },
    settings: { hint: 'click' },
  });
  await text();
  await waitFor(() => expect(document.querySelector('[data-text-tools]')).toBeTruthy());
  const word = () => words('chien')[0] as HTMLElement;
  await user.click(word());
  expect(await screen.findByText('dog', { selector: 'bdi' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'chien' })).toBeNull();
  await user.click(word());
  expect(await screen.findByRole('region', { name: 'chien' })).toBeTruthy();
});
