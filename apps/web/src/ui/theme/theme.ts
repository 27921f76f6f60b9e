import { createTheme, defaultVariantColorsResolver, rem } from '@mantine/core';
import type { MantineColorsTuple, VariantColorsResolver } from '@mantine/core';

// Shades from lightest to darkest. Number 7 is used in the light theme, number 3 in the dark one.
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
// Mantine's neutral grays, warmed in the light theme and turned to slate in the dark one.
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

// Filled shapes are dark in the light theme and light in the dark one, so their text color is inverted as well.
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  return input.variant === 'filled' ? { ...colors, color: 'var(--glossa-on-accent)' } : colors;
};

const fontFamily =
  "'Inter Variable', 'Inter Fallback', 'Inter Fallback Roboto', system-ui, -apple-system, 'Segoe UI', sans-serif";

const dialogTitle = { fontSize: rem(20), fontWeight: 600, lineHeight: 1.35 };

export const theme = createTheme({
  variantColorResolver,
  colors: { ink, red, green, gray, dark },
  primaryColor: 'ink',
  primaryShade: { light: 7, dark: 3 },
  fontFamily,
  fontSizes: { xs: rem(12), sm: rem(14), md: rem(16), lg: rem(20), xl: rem(25) },
  headings: {
    fontFamily,
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
    // Smaller text keeps the page's line height.
    Text: { vars: () => ({ root: { '--text-lh': 'var(--mantine-line-height)' } }) },
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
