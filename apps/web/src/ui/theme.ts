import { createTheme, defaultVariantColorsResolver, rem } from '@mantine/core';
import type { CSSVariablesResolver, MantineColorsTuple, VariantColorsResolver } from '@mantine/core';

// Shades from the lightest to the darkest. Number 7 stands on paper, number 3 at night.
const ink: MantineColorsTuple = [
  '#E6F4F3',
  '#CCE8E6',
  '#9AD5D0',
  '#4FC3BC',
  '#35A9A3',
  '#228E8A',
  '#177D7B',
  '#0F6E6E',
  '#0B5A5A',
  '#074444',
];
const red: MantineColorsTuple = [
  '#FBEAE8',
  '#F9DEDC',
  '#F6CBC8',
  '#F2B8B5',
  '#E07A73',
  '#D1483F',
  '#C1352C',
  '#B3261E',
  '#8C1D18',
  '#601410',
];
const green: MantineColorsTuple = [
  '#E8F3E8',
  '#D3E8D4',
  '#BDDCBF',
  '#A5D6A7',
  '#7BB97E',
  '#559D59',
  '#3F8C43',
  '#2E7D32',
  '#226026',
  '#17431A',
];
// Mantine's neutral greys, warmed to paper by day and to slate at night.
const gray: MantineColorsTuple = [
  '#FBFAF7',
  '#F4F1EA',
  '#ECE8DF',
  '#E6E2DA',
  '#CFCAC0',
  '#A9A49A',
  '#8C8A83',
  '#5F6B73',
  '#3C464D',
  '#1D2327',
];
const dark: MantineColorsTuple = [
  '#E7E9EA',
  '#C3C9CD',
  '#9AA5AC',
  '#6C767D',
  '#363D44',
  '#2B3137',
  '#1B1F23',
  '#14171A',
  '#101315',
  '#0B0D0F',
];

/** One row a token: its name, on paper, at night. Contrast of text and ground is at least 4.5 : 1. */
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

/** Puts the tokens of `docs/design.md` into CSS as `--glossa-*`, and Mantine's own colours on top of them. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--glossa-font-reading':
      "'Literata Variable', 'Noto Serif Hebrew Variable', 'Noto Naskh Arabic Variable', ui-serif, 'Songti SC', 'Noto Serif CJK SC', 'Noto Serif Thai', serif",
    '--glossa-measure': rem(720),
    '--glossa-content': rem(1200),
    '--glossa-motion': '150ms',
  },
  light: { ...column(1), ...mantine },
  // Mantine's ground of what is disabled is the surface itself at night.
  dark: { ...column(2), ...mantine, '--mantine-color-disabled': '#262C31' },
});

// Filled shapes are dark by day and light at night, so their text turns, too.
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  return input.variant === 'filled' ? { ...colors, color: 'var(--glossa-on-accent)' } : colors;
};

const dialogTitle = { fontSize: rem(20), fontWeight: 600, lineHeight: 1.35 };

export const theme = createTheme({
  variantColorResolver,
  colors: { ink, red, green, gray, dark },
  primaryColor: 'ink',
  primaryShade: { light: 7, dark: 3 },
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
  fontSizes: { xs: rem(12), sm: rem(14), md: rem(16), lg: rem(20), xl: rem(25) },
  headings: {
    fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
    fontWeight: '600',
    sizes: {
      h1: { fontSize: rem(31), lineHeight: '1.25' },
      h2: { fontSize: rem(20), lineHeight: '1.35' },
      h3: { fontSize: rem(16), lineHeight: '1.4' },
    },
  },
  defaultRadius: 'md',
  radius: { sm: rem(6), md: rem(8), lg: rem(12) },
  spacing: { xs: rem(8), sm: rem(12), md: rem(16), lg: rem(24), xl: rem(32) },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  components: {
    InputWrapper: { styles: { label: { marginBottom: 6 }, error: { marginTop: 6 } } },
    TextInput: { defaultProps: { size: 'md' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    NativeSelect: { defaultProps: { size: 'md' } },
    NumberInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md' } },
    TagsInput: { defaultProps: { size: 'md' } },
    FileInput: { defaultProps: { size: 'md' } },
    Modal: { defaultProps: { radius: 'lg' }, styles: { title: dialogTitle } },
    Drawer: { styles: { title: dialogTitle } },
    Notification: { defaultProps: { withBorder: true, radius: 'md' } },
    Badge: { defaultProps: { radius: 'sm' }, styles: { root: { textTransform: 'none', fontWeight: 500 } } },
  },
});
