import { rem } from '@mantine/core';
import type { CSSVariablesResolver } from '@mantine/core';

/** One token per row: name, light value, dark value. The contrast of text and background is at least 4.5:1. */
const tokens: readonly (readonly [name: string, light: string, dark: string])[] = [
  ['paper', '#FBFAF7', '#14171A'],
  ['surface', '#FFFFFF', '#1B1F23'],
  ['sunken', '#F4F1EA', '#101315'],
  ['ink', '#1D2327', '#E7E9EA'],
  ['muted', '#5F6B73', '#9AA5AC'],
  ['line', '#E6E2DA', '#2B3137'],
  ['line-strong', '#8C8A83', '#6C767D'],
  ['accent', '#0F6E6E', '#4FC3BC'],
  ['accent-hover', '#0B5A5A', '#7AD6D0'],
  ['accent-wash', '#E4F0EF', '#18302F'],
  ['on-accent', '#FFFFFF', '#0C2322'],
  ['danger', '#B3261E', '#F2B8B5'],
  ['danger-wash', '#FBEAE8', '#3A2021'],
  ['success', '#2E7D32', '#A5D6A7'],
  ['success-wash', '#E8F3E8', '#1E2F20'],
  ['word-new', '#DCEBFB', '#1E3850'],
  ['word-new-mark', '#3572AE', '#7FB2E5'],
  ['word-learning-1', '#FFE0B2', '#5A4320'],
  ['word-learning-2', '#FFECCB', '#46371F'],
  ['word-learning-3', '#FFF6E3', '#332B1E'],
  ['word-learning-mark', '#B4690E', '#E0A458'],
  ['word-known-mark', '#2E7D32', '#A5D6A7'],
  ['shadow', '0 8px 28px rgb(29 35 39 / 14%)', '0 8px 28px rgb(0 0 0 / 50%)'],
];

const column = (index: 1 | 2) =>
  Object.fromEntries(tokens.map((token) => [`--glossa-${token[0]}`, token[index]]));

const mantine = {
  '--mantine-color-body': 'var(--glossa-paper)',
  '--mantine-color-text': 'var(--glossa-ink)',
  '--mantine-color-dimmed': 'var(--glossa-muted)',
  '--mantine-color-default': 'var(--glossa-surface)',
  '--mantine-color-default-hover': 'var(--glossa-sunken)',
  '--mantine-color-default-color': 'var(--glossa-ink)',
  '--mantine-color-default-border': 'var(--glossa-line)',
  '--mantine-color-placeholder': 'var(--glossa-muted)',
  '--mantine-color-anchor': 'var(--glossa-accent)',
  '--mantine-color-error': 'var(--glossa-danger)',
  '--mantine-color-bright': 'var(--glossa-ink)',
  '--mantine-primary-color-filled': 'var(--glossa-accent)',
  '--mantine-primary-color-filled-hover': 'var(--glossa-accent-hover)',
  '--mantine-primary-color-contrast': 'var(--glossa-on-accent)',
  '--mantine-color-ink-filled': 'var(--glossa-accent)',
  '--mantine-color-ink-filled-hover': 'var(--glossa-accent-hover)',
  '--mantine-color-ink-light': 'var(--glossa-accent-wash)',
  '--mantine-color-ink-light-hover': 'var(--glossa-accent-wash)',
  '--mantine-color-ink-light-color': 'var(--glossa-accent)',
  '--mantine-color-ink-outline': 'var(--glossa-accent)',
  '--mantine-color-ink-text': 'var(--glossa-accent)',
};

/** Defines the design tokens as CSS variables `--glossa-*`, and maps Mantine's colors to them. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    // The fallbacks with matching metrics come first: they show until the font loads, and permanently when offline.
    '--glossa-font-reading':
      "'Literata Variable', 'Literata Fallback', 'Literata Fallback Noto', 'Literata Fallback Times', 'Noto Serif Hebrew Variable', 'Noto Naskh Arabic Variable', ui-serif, 'Songti SC', 'Noto Serif CJK SC', 'Noto Serif Thai', serif",
    '--glossa-measure': rem(720),
    '--glossa-content': rem(1200),
    '--glossa-motion': '150ms',
  },
  light: { ...column(1), ...mantine },
  // In the dark theme, Mantine's background for disabled elements equals the surface.
  dark: { ...column(2), ...mantine, '--mantine-color-disabled': '#262C31' },
});
