/** A language that the interface can speak. */
export interface InterfaceLanguage {
  code: string;
  /** Its own name for itself. */
  native: string;
  /** Offered to everybody; the others only by `?lng=` and while developing. */
  offered: boolean;
}

export const interfaceLanguages: readonly InterfaceLanguage[] = [
  { code: 'en', native: 'English', offered: true },
  { code: 'ar', native: 'العربية', offered: false },
  { code: 'en-XA', native: 'Ƥşēŭđō', offered: false },
];

export const interfaceLanguageCodes = interfaceLanguages.map(({ code }) => code);
