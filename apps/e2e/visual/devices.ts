interface Device {
  name: 'phone' | 'desk';
  /** Options for Playwright's browser context. */
  use: { isMobile?: boolean; hasTouch?: boolean };
  windows: readonly { width: number; height: number }[];
}

/** Device types, with the window sizes to check on each. */
export const devices: readonly Device[] = [
  {
    name: 'phone',
    use: { isMobile: true, hasTouch: true },
    windows: [
      { width: 320, height: 640 },
      { width: 390, height: 844 },
      { width: 768, height: 1024 },
    ],
  },
  {
    name: 'desk',
    use: {},
    windows: [
      { width: 1280, height: 800 },
      { width: 1920, height: 1080 },
    ],
  },
];

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];
